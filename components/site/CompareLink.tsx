import { SCREEN_PATHS } from '../../locales/routes.ts';
import type { ProgramCard } from '../../locales/selections.ts';
import { LocalLink } from './LocalLink.tsx';
import { useText } from './useText.tsx';

interface CompareLinkProps {
  /** Programmes to show side by side. */
  readonly programs?: readonly Pick<ProgramCard, 'family' | 'slug'>[];
}

/** Link to the register of all programmes, or with some of them side by side. */
export function CompareLink({ programs = [] }: CompareLinkProps) {
  const { exists, text } = useText();
  const areNamed = programs.length > 0 && exists('ui.compareRelated');
  const chosen = programs.map(({ family, slug }) => `with=${family}/${slug}`).join('&');
  return (
    <p className="compare-link">
      <LocalLink to={SCREEN_PATHS.compare + (areNamed ? `?${chosen}#side-by-side` : '')}>
        {text(areNamed ? 'ui.compareRelated' : 'ui.compareAll')}
      </LocalLink>
    </p>
  );
}
