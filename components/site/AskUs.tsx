import { LocalLink } from './LocalLink.tsx';
import { useText } from './useText.tsx';

/** An honest blank: the way to an answer. */
export function AskUs() {
  const { text } = useText();
  return (
    <LocalLink to="/contact" className="ask-us-link">
      {text('ui.askUs')}
    </LocalLink>
  );
}
