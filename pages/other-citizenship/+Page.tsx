import '../sheets/programs.css';
import { IndexPage } from '../../components/sections/IndexPage.tsx';
import type { data } from './+data.ts';

export function Page({ screen, head, ...programs }: ReturnType<typeof data>) {
  const { fastNaturalization, residenceVisas } = programs;
  const lists = [
    { id: 'fast-naturalization', key: 'fastNaturalization', programs: fastNaturalization },
    { id: 'residence-visas', key: 'residenceVisas', programs: residenceVisas },
  ];
  return <IndexPage screen={screen} lists={lists} head={head} />;
}
