import { useTranslation } from 'react-i18next';
import { ProfilePage } from '../../../components/sections/ProfilePage.tsx';
import type { data } from './+data.ts';

/** /team/… */
export function Page({ member }: ReturnType<typeof data>) {
  const { t } = useTranslation();
  return <ProfilePage member={member} about={t('about.hero.title')} />;
}
