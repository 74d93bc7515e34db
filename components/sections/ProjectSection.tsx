import { useText } from '../site/useText.tsx';

interface ProjectSectionProps {
  readonly id: string;
  /** Catalogue group of the project. */
  readonly group: string;
  readonly isTinted?: boolean;
}

/** A section of a project: three paragraphs and five points. */
export function ProjectSection({ id, group, isTinted = false }: ProjectSectionProps) {
  const { phrased, text } = useText();
  const key = (name: string) => `${group}.${id}.${name}`;
  return (
    <section id={id} className={isTinted ? 'section tinted' : 'section'}>
      <div className="content split">
        <div>
          <h2>{phrased(key('title'))}</h2>
          <ul className="points">
            {['point1', 'point2', 'point3', 'point4', 'point5'].map((point) => (
              <li key={point}>{phrased(key(point))}</li>
            ))}
          </ul>
        </div>
        <div className="prose">
          {['paragraph1', 'paragraph2', 'paragraph3'].map((paragraph) => (
            <p key={paragraph}>{text(key(paragraph))}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
