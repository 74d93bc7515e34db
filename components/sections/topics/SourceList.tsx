import { useTranslation } from 'react-i18next';
import { useText } from '../../site/useText.tsx';
import { TopicSection } from './TopicSection.tsx';

interface SourceListProps {
  readonly group: string;
  readonly sources: readonly { readonly url: string }[];
}

/** The official pages and laws that a text is based on. */
export function SourceList({ group, sources }: SourceListProps) {
  return (
    <TopicSection id="sources">
      <ul className="sources">
        <SourceItems group={group} sources={sources} />
      </ul>
    </TopicSection>
  );
}

/** The list items only, for longer lists. */
export function SourceItems({ group, sources }: SourceListProps) {
  const { t } = useTranslation();
  const { exists, text } = useText();
  return sources.map(({ url }, index) => {
    const key = `${group}.sources.${index}`;
    return (
      <li key={url}>
        <a href={url}>{text(`${key}.title`)}</a>
        <span>
          {text(`${key}.publisher`)}
          {exists(`${key}.read`) && <> · {text('ui.readOn', { date: t(`${key}.read`) })}</>}
        </span>
      </li>
    );
  });
}
