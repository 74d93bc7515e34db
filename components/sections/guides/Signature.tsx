import { useTranslation } from 'react-i18next';
import type { Portrait } from '../../../locales/selections.ts';
import { Passages } from '../../primitives/Passages.tsx';
import { LocalLink } from '../../site/LocalLink.tsx';
import { usePageScope } from '../../site/PageScope.tsx';
import { useText } from '../../site/useText.tsx';

interface SignatureProps {
  /** Catalogue group of the guide. */
  readonly group: string;
  readonly author: Portrait;
}

/** Where the name will stand: other words of the sentence may contain the name itself. */
const NAME = '{{name}}';

/** The author of a guide, and its disclaimer. */
export function Signature({ group, author }: SignatureProps) {
  const { t } = useTranslation();
  const { text } = useText();
  const { splitLanguages } = usePageScope();
  const name = t(`${author.group}.name`);
  const signed = t('ui.guideSigned', { name: NAME, date: t(`${group}.reviewed`) });
  const [before = '', after = ''] = signed.split(NAME);
  // `Signed by` stays beside the first name: a whole name can be wider than a phone.
  const [, sentences = '', label = ''] = /^(.*[.。]\s*)?(.*)$/su.exec(before) ?? [];
  const [first = ''] = /^[^\s·]+·?/u.exec(name) ?? [];
  return (
    <div className="signature content split">
      <p>
        <Passages passages={splitLanguages(sentences)} />
        <span className="unbroken">
          {label}
          {first}
        </span>
        {name.slice(first.length)}
        <Passages passages={splitLanguages(after)} />{' '}
        <LocalLink to={author.path} className="unbroken">
          <span aria-hidden="true">{text('ui.moreInfo')}</span>
          <span className="visually-hidden">{t('ui.moreInfoAbout', { name })}</span>
        </LocalLink>
      </p>
    </div>
  );
}
