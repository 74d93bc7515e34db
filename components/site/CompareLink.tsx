import { SCREEN_PATHS } from '../../locales/routes.ts';
import { LocalLink } from './LocalLink.tsx';
import { useText } from './useText.tsx';

/** Link to the register of all programmes. */
export function CompareLink() {
  const { text } = useText();
  return (
    <p className="compare-link">
      <LocalLink to={SCREEN_PATHS.compare}>{text('ui.compareAll')}</LocalLink>
    </p>
  );
}
