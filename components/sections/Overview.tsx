import { useText } from '../site/useText.tsx';
import { Prose } from './terms/Prose.tsx';

interface OverviewProps {
  readonly id: string;
  /** Catalogue keys of the heading and the paragraphs. */
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** An introduction: paragraphs beside a heading. */
export function Overview({ id, title, paragraphs }: OverviewProps) {
  const { phrased } = useText();
  return (
    <section id={id} className="content section split">
      <h2>{phrased(title)}</h2>
      <div className="prose">
        {paragraphs.map((key) => (
          <p key={key}>
            <Prose textKey={key} />
          </p>
        ))}
      </div>
    </section>
  );
}
