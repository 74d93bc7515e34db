import '../sheets/programs.css';
import { IndexPage } from '../../components/sections/IndexPage.tsx';
import { RequirementsDisclosure } from '../../components/sections/RequirementsDisclosure.tsx';
import type { data } from './+data.ts';

export function Page({ screen, programs, head }: ReturnType<typeof data>) {
  return (
    <IndexPage
      screen={screen}
      lists={[{ id: 'programs', key: 'programs', programs }]}
      head={head}
      extra={(program) => <RequirementsDisclosure program={program} />}
    />
  );
}
