import { useState } from 'react';
import { fillPlaceholders } from '../../locales/placeholders.ts';
import type { ContactFormProps } from './contactProps.ts';
import { type Draft, mailtoLink, messageOf } from './draft.ts';

interface MessageWaysProps extends Pick<ContactFormProps, 'words' | 'copyWords' | 'email'> {
  readonly draft: Draft;
}

/** Browsers on Windows ignore longer links; a Chinese character takes nine. */
const LONGEST_LINK = 2000;

/** The visitor's own mail program, or copying the message, for webmail, where a mailto link opens nothing. */
export function MessageWays({ draft, words, copyWords, email }: MessageWaysProps) {
  const [outcome, setOutcome] = useState<{ of: string; words: 'copied' | 'notCopied' }>();
  const message = messageOf(draft, words);
  const link = mailtoLink(draft, words, email);
  // The clipboard API is only available over HTTPS.
  const canCopy = copyWords !== undefined && navigator.clipboard !== undefined;
  const copy = () =>
    navigator.clipboard.writeText(message).then(
      () => setOutcome({ of: message, words: 'copied' }),
      () => setOutcome({ of: message, words: 'notCopied' }),
    );
  const isPasted = canCopy && link.length > LONGEST_LINK;
  return (
    <div className="contact-ways">
      <a
        className="button button-secondary"
        href={isPasted ? link.replace(/&body=.*/, '') : link}
        onClick={isPasted ? copy : undefined}
      >
        {words.emailInstead}
      </a>
      {canCopy && (
        <button type="button" className="button button-quiet" onClick={copy}>
          {copyWords.copyInstead}
        </button>
      )}
      {canCopy && outcome?.of === message && (
        <p>{fillPlaceholders(copyWords[outcome.words], () => email)}</p>
      )}
    </div>
  );
}
