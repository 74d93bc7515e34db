import { useTranslation } from 'react-i18next';
import { Phrases } from '../primitives/Phrases.tsx';

interface OverviewProps {
  readonly id: string;
  /** Keys of the heading and the paragraphs. */
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** What it is, in two paragraphs beside a heading. */
export function Overview({ id, title, paragraphs }: OverviewProps) {
  const { t } = useTranslation();
  return (
    <section id={id} className="content section split">
      <h2>
        <Phrases text={t(title)} />
      </h2>
      <div className="prose">
        {paragraphs.map((key) => (
          <p key={key}>{t(key)}</p>
        ))}
      </div>
    </section>
  );
}
