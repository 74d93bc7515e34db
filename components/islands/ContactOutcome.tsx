import { useEffect, useRef } from 'react';
import { Phone } from '../primitives/Phone.tsx';
import { CopyMessage } from './CopyMessage.tsx';
import type { ContactFormProps } from './contactProps.ts';
import { type Draft, mailtoLink, messageOf } from './draft.ts';
import type { ContactState } from './useContactForm.ts';

interface ContactOutcomeProps extends Omit<ContactFormProps, 'endpoint' | 'familyNameFirst'> {
  readonly state: ContactState;
  readonly draft: Draft | undefined;
  /** How often it was to be sent. */
  readonly attempt: number;
}

/** What became of the message, read out and focused; where it was not sent, the other ways. */
export function ContactOutcome({ state, draft, attempt, words, ...firm }: ContactOutcomeProps) {
  const region = useRef<HTMLDivElement>(null);
  const isDecided = state !== 'editing' && state !== 'sending';
  // biome-ignore lint/correctness/useExhaustiveDependencies: who asks again is led there again
  useEffect(() => {
    if (isDecided) region.current?.focus();
  }, [isDecided, attempt]);
  return (
    // Not atomic: that a message is copied would be read out after all that stands there already.
    <div
      className="contact-outcome"
      role="status"
      aria-atomic={false}
      tabIndex={-1}
      data-state={state}
      ref={region}
    >
      {state === 'sending' && <p>{words.sending}</p>}
      {state === 'success' && <p>{words.success}</p>}
      {state === 'failure' && <p>{words.failure}</p>}
      {state === 'notSent' && (
        <>
          <p className="contact-outcome-title">{words.notSentTitle}</p>
          <p>{words.notSent}</p>
        </>
      )}
      {draft && (state === 'notSent' || state === 'failure') && (
        <OtherWays draft={draft} words={words} {...firm} />
      )}
    </div>
  );
}

interface OtherWaysProps extends Omit<ContactFormProps, 'endpoint' | 'familyNameFirst'> {
  readonly draft: Draft;
}

function OtherWays({ draft, words, copyWords, email, ...phones }: OtherWaysProps) {
  return (
    <>
      <div className="contact-ways">
        <a className="button button-secondary" href={mailtoLink(draft, words, email)}>
          {words.emailInstead}
        </a>
        {copyWords && (
          <CopyMessage message={messageOf(draft, words)} words={copyWords} email={email} />
        )}
      </div>
      <p className="contact-call">
        {words.callInstead}{' '}
        <span>
          <Phone number={phones.phoneUs} /> <Phone number={phones.phoneInternational} />
        </span>
      </p>
    </>
  );
}
