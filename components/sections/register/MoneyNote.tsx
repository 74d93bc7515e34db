import { useTranslation } from 'react-i18next';
import type { GuideCard } from '../../../locales/selections.ts';
import { LocalLink } from '../../site/LocalLink.tsx';
import { useText } from '../../site/useText.tsx';

/** A note on moving money, with a link to the guide on it; nothing if the text is missing. */
export function MoneyNote({ guide }: { readonly guide: GuideCard | undefined }) {
  const { t } = useTranslation();
  const { exists, text } = useText();
  if (!exists('compare.money')) return null;
  return (
    <p className="register-note">
      {text('compare.money')}{' '}
      {guide && (
        <LocalLink to={guide.path}>
          {text('ui.guideLink', { title: t(`${guide.group}.title`) })}
        </LocalLink>
      )}
    </p>
  );
}
