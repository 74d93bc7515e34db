import '../../sheets/profile.css';
import { ProfilePage } from '../../../components/sections/ProfilePage.tsx';
import { useNavigationLabel } from '../../../components/site/useNavigationLabel.ts';
import type { data } from './+data.ts';

/** /team/… */
export function Page({ member, subject }: ReturnType<typeof data>) {
  const label = useNavigationLabel();
  return <ProfilePage member={member} about={label(subject.trail[0])} />;
}
