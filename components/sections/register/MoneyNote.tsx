import { useTranslation } from 'react-i18next';
import type { GuideCard } from '../../../locales/parts.ts';
import { LocalLink } from '../../site/LocalLink.tsx';
import { useText } from '../../site/useText.tsx';

/** What a budget does not tell, with the way to the guide on it; nothing while nobody wrote it. */
export function MoneyNote({ guide }: { readonly guide: GuideCard | undefined }) {
  const { t, i18n } = useTranslation();
  const { text } = useText();
  if (!i18n.exists('compare.money')) return null;
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
