import '../../sheets/guides.css';

export { GuidePage as Page } from '../../../components/sections/guides/GuidePage.tsx';
