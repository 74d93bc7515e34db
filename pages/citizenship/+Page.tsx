import '../sheets/programs.css';
import { IndexPage } from '../../components/sections/IndexPage.tsx';
import type { data } from './+data.ts';

export function Page({ screen, programs, head }: ReturnType<typeof data>) {
  const lists = [{ id: 'programs', key: 'programs', programs }];
  return <IndexPage screen={screen} lists={lists} head={head} />;
}
