import { useEffect, useRef } from 'react';
import { Phone } from '../primitives/Phone.tsx';
import type { ContactFormProps } from './contactProps.ts';
import type { Draft } from './draft.ts';
import { MessageWays } from './MessageWays.tsx';
import type { ContactState } from './useContactForm.ts';

interface ContactOutcomeProps extends Omit<ContactFormProps, 'endpoint' | 'familyNameFirst'> {
  readonly state: ContactState;
  readonly draft: Draft | undefined;
  /** Number of results that take the focus, which a visitor who goes on typing keeps. */
  readonly focusRequests: number;
}

/** The announced and usually focused result; if the message was not sent, also the alternatives. */
export function ContactOutcome({
  state,
  draft,
  focusRequests,
  words,
  ...firm
}: ContactOutcomeProps) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusRequests > 0) region.current?.focus();
  }, [focusRequests]);
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
