import '../../sheets/project.css';

export { ProjectPage as Page } from '../../../components/sections/ProjectPage.tsx';
