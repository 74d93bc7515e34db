import '../../sheets/program.css';

export { ProgramPage as Page } from '../../../components/sections/ProgramPage.tsx';
