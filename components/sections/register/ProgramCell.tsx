import type { RegisterRow } from '../../../locales/content.ts';
import { Goal } from '../../site/Goal.tsx';
import { LocalLink } from '../../site/LocalLink.tsx';
import { ProgramState } from '../../site/ProgramState.tsx';
import { useText } from '../../site/useText.tsx';
import { Seal } from './Seal.tsx';

/** Which programme a row is about, under the rosette of its country. */
export function ProgramCell({ row }: { readonly row: RegisterRow }) {
  const { text } = useText();
  const { group, path, family, status } = row;
  return (
    <th scope="row">
      <Seal row={row} />
      <LocalLink to={path}>{text(`${group}.title`)}</LocalLink>
      <Goal family={family} />
      <ProgramState group={group} status={status} />
    </th>
  );
}
