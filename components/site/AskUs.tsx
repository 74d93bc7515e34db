import { LocalLink } from './LocalLink.tsx';
import { useText } from './useText.tsx';

/** A contact link in place of an unknown answer. */
export function AskUs() {
  const { text } = useText();
  return (
    <LocalLink to="/contact" className="ask-us-link">
      {text('ui.askUs')}
    </LocalLink>
  );
}
