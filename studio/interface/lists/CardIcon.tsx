import * as v from 'valibot';
import { Icon } from '../../../components/primitives/Icon.tsx';
import { ICON_KINDS } from '../../../locales/kinds.ts';

/** The icon of a card as the site draws it; a new card has none. */
export const CardIcon = ({ kind }: { readonly kind: unknown }) =>
  v.is(v.picklist(ICON_KINDS), kind) ? (
    <span
      style={{
        display: 'grid',
        placeItems: 'center',
        width: '100%',
        height: '100%',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 1.5,
      }}
    >
      <Icon name={kind} />
    </span>
  ) : null;
