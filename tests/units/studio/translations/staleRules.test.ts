import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LOCALES, otherLocale } from '../../../../locales/locale.ts';
import type { Bilingual } from '../../../../studio/interface/translations/agreement.ts';
import { isBlank } from '../../../../studio/interface/words/isBlank.ts';
import { BilingualForm } from '../../../support/bilingualForm.ts';
import { portableText } from '../../../support/portableText.ts';

type Act = (form: BilingualForm) => void;

const language = fc.constantFrom(...LOCALES);

/** Few texts, one of them blank, so that earlier texts recur. */
const line = fc.constantFrom('', ' ', 'A', 'B', 'C');

const actOn = (text: fc.Arbitrary<unknown>): fc.Arbitrary<Act> =>
  fc
    .tuple(fc.constantFrom('type', 'type', 'type', 'write', 'confirm', 'close'), language, text)
    .map(([act, edited, words]) => (form) => {
      if (act === 'type') form.type(edited, words);
      else if (act === 'write') form.write({ [edited]: words });
      else if (act === 'confirm' && isComplete(form.value)) form.confirm();
      else form.close();
    });

/** A form after any sequence of edits, confirmations, sessions and writes of others. */
const formWith = (text: fc.Arbitrary<unknown>) =>
  fc.tuple(text, text, fc.array(actOn(text), { maxLength: 10 })).map(([en, zh, acts]) => {
    const form = new BilingualForm({ en, zh });
    for (const act of acts) act(form);
    return form;
  });

const anyForm = fc.oneof(
  { weight: 9, arbitrary: formWith(line) },
  { weight: 1, arbitrary: formWith(portableText) },
);

const isComplete = (value: Bilingual) => LOCALES.every((locale) => !isBlank(value[locale]));

test('the edited language is never stale itself', () => {
  fc.assert(
    fc.property(anyForm, language, (form, edited) => {
      form.type(edited, 'something new');
      expect(form.lag).not.toEqual({ language: edited, state: 'stale' });
    }),
  );
});

test('an edit of an up-to-date language makes the other one stale', () => {
  fc.assert(
    fc.property(anyForm, language, (form, edited) => {
      form.confirm();
      form.close();
      fc.pre(isComplete(form.value));
      form.type(edited, 'something new');
      expect(form.lag).toEqual({ language: otherLocale(edited), state: 'stale' });
    }),
  );
});

test('an edit by someone else does too, once there is a record', () => {
  fc.assert(
    fc.property(anyForm, language, (form, written) => {
      form.confirm();
      fc.pre(isComplete(form.value));
      form.write({ [written]: 'something new' });
      expect(form.lag).toEqual({ language: otherLocale(written), state: 'stale' });
    }),
  );
});

test('a translation stays up to date throughout one session', () => {
  fc.assert(
    fc.property(anyForm, fc.array(line, { minLength: 1 }), (form, texts) => {
      form.close();
      fc.pre(form.lag?.state === 'stale');
      const stale = form.lag?.language ?? 'en';
      const start = form.value[stale];
      for (const text of texts) {
        form.type(stale, `${text}x`);
        expect(form.lag).toBeUndefined();
      }
      form.type(stale, start);
      expect(form.lag).toEqual({ language: stale, state: 'stale' });
    }),
  );
});

test('an undone edit leaves everything as it was', () => {
  fc.assert(
    fc.property(anyForm, language, fc.array(line), (form, edited, texts) => {
      form.close();
      const { lag } = form;
      const start = form.value[edited];
      for (const text of texts) form.type(edited, text);
      form.type(edited, start);
      expect(form.lag).toEqual(lag);
    }),
  );
});

test('a confirmed text is up to date', () => {
  fc.assert(
    fc.property(anyForm, (form) => {
      fc.pre(isComplete(form.value));
      form.confirm();
      expect(form.lag).toBeUndefined();
    }),
  );
});

test('a text in one language lacks the other, whatever was before', () => {
  fc.assert(
    fc.property(anyForm, language, (form, written) => {
      form.type(written, 'something new');
      form.type(otherLocale(written), '');
      expect(form.lag).toEqual({ language: otherLocale(written), state: 'missing' });
    }),
  );
});

test('an emptied text keeps no record', () => {
  fc.assert(
    fc.property(anyForm, (form) => {
      for (const locale of LOCALES) form.type(locale, undefined);
      form.type('en', undefined);
      expect(form.value.confirmed).toBeUndefined();
    }),
  );
});
