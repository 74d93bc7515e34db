import { useState } from 'react';
import { fillPlaceholders } from '../../locales/placeholders.ts';
import type { CopyWords } from './contactProps.ts';

interface CopyMessageProps {
  readonly message: string;
  readonly words: CopyWords;
  readonly email: string;
}

/** Copies the message: who reads mail in a browser has no program for a prepared e-mail. */
export function CopyMessage({ message, words, email }: CopyMessageProps) {
  const [copied, setCopied] = useState<string>();
  // Only pages by HTTPS have a clipboard.
  if (!navigator.clipboard) return null;
  const copy = () => navigator.clipboard.writeText(message).then(() => setCopied(message), ignore);
  return (
    <>
      <button type="button" className="button button-quiet" onClick={copy}>
        {words.copyInstead}
      </button>
      {copied === message && <p>{fillPlaceholders(words.copied, () => email)}</p>}
    </>
  );
}

/** Who forbids it to the page sees that nothing was copied. */
const ignore = () => {};
