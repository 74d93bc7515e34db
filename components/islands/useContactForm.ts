import { type FormEvent, useState } from 'react';
import { type Draft, equalDrafts, readDraft } from './draft.ts';

/** The state of a message. */
export type ContactState = 'editing' | 'notSent' | 'sending' | 'success' | 'failure';

/** A server that has not responded by then will not. */
const TIMEOUT_MS = 30_000;

/**
 * The form's state. Without an endpoint nothing is ever requested.
 *
 * @param endpoint takes the fields as JSON by POST
 */
export function useContactForm(endpoint: string | undefined) {
  const [state, setState] = useState<ContactState>('editing');
  const [draft, setDraft] = useState<Draft>();
  const [focusRequests, setFocusRequests] = useState(0);

  const decide = (outcome: ContactState, takesFocus: boolean) => {
    setState(outcome);
    if (takesFocus) setFocusRequests((count) => count + 1);
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'sending') return;
    const form = event.currentTarget;
    const typed = readDraft(form);
    setDraft(typed);
    if (!endpoint) return decide('notSent', true);
    setState('sending');
    const isSent = await post(endpoint, typed);
    // Text that was typed while the message was being sent is kept, and so is the focus.
    const isUnchanged = equalDrafts(readDraft(form), typed);
    if (isSent && isUnchanged) form.reset();
    decide(isSent ? 'success' : 'failure', isUnchanged);
  };

  /** Keeps the offered e-mail in step with the fields. */
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    if (draft) setDraft(readDraft(event.currentTarget));
  };

  return { state, draft, focusRequests, onSubmit, onInput };
}

/** @returns whether the server accepted it */
async function post(endpoint: string, draft: Draft): Promise<boolean> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(draft),
      // Chromium before 103 lacks it, and uses its own timeout.
      signal: AbortSignal.timeout?.(TIMEOUT_MS),
    });
    return response.ok;
  } catch {
    return false;
  }
}
