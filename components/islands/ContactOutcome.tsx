import { useEffect, useRef } from 'react';
import { Phone } from '../primitives/Phone.tsx';
import type { ContactFormProps } from './contactProps.ts';
import type { Draft } from './draft.ts';
import { MessageWays } from './MessageWays.tsx';
import type { ContactState } from './useContactForm.ts';

interface ContactOutcomeProps extends Omit<ContactFormProps, 'endpoint' | 'familyNameFirst'> {
  readonly state: ContactState;
  readonly draft: Draft | undefined;
  /** Number of submissions. */
  readonly attempt: number;
}

/** The announced and focused result; if the message was not sent, also the alternatives. */
export function ContactOutcome({ state, draft, attempt, words, ...firm }: ContactOutcomeProps) {
  const region = useRef<HTMLDivElement>(null);
  const isDecided = state !== 'editing' && state !== 'sending';
  // biome-ignore lint/correctness/useExhaustiveDependencies: a repeated submission moves the focus again
  useEffect(() => {
    if (isDecided) region.current?.focus();
  }, [isDecided, attempt]);
  return (
    // Not atomic, so that "copied" is announced alone instead of after the whole content.
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

function OtherWays({ draft, words, phoneUs, phoneInternational, ...ways }: OtherWaysProps) {
  return (
    <>
      <MessageWays draft={draft} words={words} {...ways} />
      <p className="contact-call">
        {words.callInstead}{' '}
        <span>
          <Phone number={phoneUs} /> {phoneInternational && <Phone number={phoneInternational} />}
        </span>
      </p>
    </>
  );
}
