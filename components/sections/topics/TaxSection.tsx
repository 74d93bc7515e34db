import type { Program } from '../../../locales/site.ts';
import { Prose } from '../terms/Prose.tsx';
import { TopicSection } from './TopicSection.tsx';

/** What tax follows. */
export function TaxSection({ program: { group, topics } }: { readonly program: Program }) {
  if (!topics.tax) return <TopicSection id="tax" />;
  return (
    <TopicSection id="tax">
      <p>
        <Prose of={`${group}.tax.text`} />
      </p>
    </TopicSection>
  );
}
