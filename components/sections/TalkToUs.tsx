import { LocalLink } from '../site/LocalLink.tsx';
import { useText } from '../site/useText.tsx';

/** The call to contact the firm, at the end of a page. */
export function TalkToUs() {
  const { phrased, text } = useText();
  return (
    <section className="talk content">
      <div>
        <h2>{phrased('ui.talkToUs')}</h2>
        <p>{text('ui.talkToUsText')}</p>
      </div>
      <LocalLink to="/contact" className="button button-secondary">
        {text('ui.startConsultation')}
      </LocalLink>
    </section>
  );
}
