import '../../sheets/program.css';

export { ProgramScreen as Page } from '../../ProgramScreen.tsx';
