import { useState } from 'react';
import { fillPlaceholders } from '../../locales/placeholders.ts';
import type { CopyWords } from './contactProps.ts';

interface CopyMessageProps {
  readonly message: string;
  readonly words: CopyWords;
  readonly email: string;
}

/** Copies the message, for visitors with webmail, where a mailto link opens nothing. */
export function CopyMessage({ message, words, email }: CopyMessageProps) {
  const [copied, setCopied] = useState<string>();
  // The clipboard API is only available over HTTPS.
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

/** If permission is denied, no confirmation appears. */
const ignore = () => {};
