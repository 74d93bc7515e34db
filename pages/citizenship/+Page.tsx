import '../sheets/programs.css';

export { IndexPage as Page } from '../../components/sections/IndexPage.tsx';
