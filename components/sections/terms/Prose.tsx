import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Passages } from '../../primitives/Passages.tsx';
import { LocalLink } from '../../site/LocalLink.tsx';
import { usePageScope } from '../../site/PageScope.tsx';
import { termAddress, useTerms } from './TermScope.tsx';

/** A running text, by its catalogue key: the terms that it names first lead to the glossary. */
export function Prose({ of }: { readonly of: string }) {
  const { t } = useTranslation();
  const { splitLanguages } = usePageScope();
  const { splitTerms } = useTerms();
  return splitTerms(t(of)).map(({ text, slug }, index) => {
    const words = <Passages passages={splitLanguages(text)} />;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places
    if (slug === undefined) return <Fragment key={index}>{words}</Fragment>;
    return (
      <LocalLink key={slug} to={termAddress(slug)}>
        {words}
      </LocalLink>
    );
  });
}
