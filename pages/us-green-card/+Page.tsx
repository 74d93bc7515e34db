import '../sheets/programs.css';
import { IndexPage } from '../../components/sections/IndexPage.tsx';
import { RequirementsDisclosure } from '../../components/sections/RequirementsDisclosure.tsx';
import type { data } from './+data.ts';

export function Page(index: ReturnType<typeof data>) {
  return <IndexPage {...index} extra={(program) => <RequirementsDisclosure program={program} />} />;
}
