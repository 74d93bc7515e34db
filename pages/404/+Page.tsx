export { ErrorScreen as Page } from '../../components/site/ErrorScreen.tsx';
