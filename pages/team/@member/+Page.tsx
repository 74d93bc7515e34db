import '../../sheets/profile.css';

export { ProfilePage as Page } from '../../../components/sections/ProfilePage.tsx';
