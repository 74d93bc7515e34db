import '../sheets/guides.css';
import { Statement } from '../../components/sections/guides/Statement.tsx';
import type { data } from './+data.ts';

export function Page({ screen }: ReturnType<typeof data>) {
  return <Statement screen={screen} />;
}
