import type { Portrait } from '../../locales/selections.ts';
import { ResponsivePicture } from '../primitives/ResponsivePicture.tsx';
import { LocalLink } from '../site/LocalLink.tsx';
import { useText } from '../site/useText.tsx';

/** Photos of the team, with names. */
export function Portraits({ portraits }: { readonly portraits: readonly Portrait[] }) {
  const { text } = useText();
  if (portraits.length === 0) return null;
  return (
    <ul className="content portraits">
      {portraits.map(({ path, group, photo }) => (
        <li key={path}>
          <LocalLink to={path}>
            <ResponsivePicture
              picture={photo}
              alt=""
              sizes="(min-width: 1024px) 180px, (min-width: 640px) 30vw, 45vw"
            />
            {text(`${group}.name`)}
          </LocalLink>
          <span>{text(`${group}.title`)}</span>
        </li>
      ))}
    </ul>
  );
}
