import '../sheets/guides.css';

export { Statement as Page } from '../../components/sections/guides/Statement.tsx';
