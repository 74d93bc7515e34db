import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { termPath } from '../../../locales/routes.ts';
import { Passages } from '../../primitives/Passages.tsx';
import { LocalLink } from '../../site/LocalLink.tsx';
import { usePageScope } from '../../site/PageScope.tsx';
import { useTerms } from './TermScope.tsx';

/** Running text by catalogue key; the first use of a term on the page links to the glossary. */
export function Prose({ textKey }: { readonly textKey: string }) {
  const { t } = useTranslation();
  const { splitLanguages } = usePageScope();
  const splitTerms = useTerms();
  // Languages first: what is foreign is found by the whole text.
  const segments = splitLanguages(t(textKey)).flatMap((passage) =>
    splitTerms(passage.text).map((segment) => ({ ...passage, ...segment })),
  );
  return segments.map(({ slug, ...passage }, index) => {
    const words = <Passages passages={[passage]} />;
    // biome-ignore lint/suspicious/noArrayIndexKey: the order of parts is fixed
    if (slug === undefined) return <Fragment key={index}>{words}</Fragment>;
    return (
      <LocalLink key={slug} to={termPath(slug)}>
        {words}
      </LocalLink>
    );
  });
}
