import '../sheets/notFound.css';

export { ErrorScreen as Page } from '../../components/site/ErrorScreen.tsx';
