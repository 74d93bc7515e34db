export { ProgramScreen as Page } from '../../ProgramScreen.tsx';
