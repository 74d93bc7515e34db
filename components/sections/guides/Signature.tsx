import { useTranslation } from 'react-i18next';
import type { Portrait } from '../../../locales/content.ts';
import { LocalLink } from '../../site/LocalLink.tsx';
import { useText } from '../../site/useText.tsx';

interface SignatureProps {
  /** Catalogue group of the guide. */
  readonly group: string;
  readonly author: Portrait;
}

/** Who answers for a guide, and what it is not. */
export function Signature({ group, author }: SignatureProps) {
  const { t } = useTranslation();
  const { text } = useText();
  const name = t(`${author.group}.name`);
  return (
    <div className="signature content split">
      <p>
        {text('ui.guideSigned', { name, date: t(`${group}.reviewed`) })}{' '}
        <LocalLink to={author.path} className="unbroken">
          <span aria-hidden="true">{text('ui.moreInfo')}</span>
          <span className="visually-hidden">{t('ui.moreInfoAbout', { name })}</span>
        </LocalLink>
      </p>
    </div>
  );
}
