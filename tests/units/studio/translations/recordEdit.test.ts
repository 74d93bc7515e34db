import { describe, expect, test } from 'vitest';
import { lagOf } from '../../../../studio/interface/translations/agreement.ts';
import { BilingualForm } from '../../../support/bilingualForm.ts';

const CHINESE_STALE = { language: 'zh', state: 'stale' };
const ENGLISH_STALE = { language: 'en', state: 'stale' };
const CHINESE_MISSING = { language: 'zh', state: 'missing' };

describe('without a record', () => {
  test('both languages agree', () => {
    expect(lagOf({ en: 'Greece', zh: '希腊' })).toBeUndefined();
  });

  test('a language without text is missing', () => {
    expect(lagOf({ en: 'Greece' })).toEqual(CHINESE_MISSING);
    expect(lagOf({ en: ' ', zh: '希腊' })).toEqual({ language: 'en', state: 'missing' });
  });

  test('a field that nobody wrote is not behind', () => {
    expect(lagOf({})).toBeUndefined();
  });

  test('a record that cannot be read is none', () => {
    expect(lagOf({ en: 'Greece', zh: '希腊', confirmed: 'yes' })).toBeUndefined();
    expect(lagOf({ en: 'Greece', zh: '希腊', confirmed: ['00000000 00000000'] })).toBeUndefined();
  });
});

describe('an edit of one language', () => {
  test('leaves the other one behind, until the edit is undone', () => {
    const form = new BilingualForm({ en: 'Greece', zh: '希腊' });
    form.type('en', 'Greece today');
    expect(form.lag).toEqual(CHINESE_STALE);
    form.type('en', 'Greece');
    expect(form.lag).toBeUndefined();
  });

  test('leaves it behind once, however long it goes on', () => {
    const form = new BilingualForm({ en: 'Greece', zh: '希腊' });
    for (const text of ['Greece t', 'Greece to', 'Greece tod']) form.type('en', text);
    expect(form.lag).toEqual(CHINESE_STALE);
  });

  test('of the Chinese leaves the English behind', () => {
    const form = new BilingualForm({ en: 'Greece', zh: '希腊' });
    form.type('zh', '今日希腊');
    expect(form.lag).toEqual(ENGLISH_STALE);
  });

  test('that empties it first and writes anew leaves the other one behind', () => {
    const form = new BilingualForm({ en: 'Greece', zh: '希腊' });
    form.type('en', '');
    expect(form.lag).toEqual({ language: 'en', state: 'missing' });
    form.type('en', 'Hellas');
    expect(form.lag).toEqual(CHINESE_STALE);
  });
});

describe('a stale language', () => {
  const staleForm = () => {
    const form = new BilingualForm({ en: 'Greece', zh: '希腊' });
    form.type('en', 'Greece today');
    return form;
  };

  test('agrees once it is confirmed', () => {
    const form = staleForm();
    form.confirm();
    expect(form.lag).toBeUndefined();
  });

  test('agrees from the first keystroke of its translation to the last', () => {
    const form = staleForm();
    for (const text of ['今希腊', '今日希腊']) {
      form.type('zh', text);
      expect(form.lag).toBeUndefined();
    }
  });

  test('is stale again when the keystroke is taken back', () => {
    const form = staleForm();
    form.type('zh', '希腊x');
    form.type('zh', '希腊');
    expect(form.lag).toEqual(CHINESE_STALE);
  });

  test('is stale again when the first language is written on', () => {
    const form = staleForm();
    form.type('zh', '今日希腊');
    form.type('en', 'Greece tomorrow');
    expect(form.lag).toEqual(CHINESE_STALE);
  });

  test('once translated leaves the other behind when it is edited in another sitting', () => {
    const form = staleForm();
    form.type('zh', '今日希腊');
    form.close();
    form.type('zh', '今天希腊');
    expect(form.lag).toEqual(ENGLISH_STALE);
  });

  test('once translated leaves the other behind after the changes were discarded', () => {
    const form = staleForm();
    const published = form.value;
    form.type('zh', '今日希腊');
    form.write({ ...published, en: 'Greece', zh: '希腊' });
    form.type('zh', '今天希腊');
    expect(form.lag).toEqual(ENGLISH_STALE);
  });
});

describe('what others write', () => {
  test('to one language leaves the other one behind', () => {
    const form = new BilingualForm({ en: 'Greece', zh: '希腊' });
    form.confirm();
    form.write({ en: 'Greece today' });
    expect(form.lag).toEqual(CHINESE_STALE);
  });

  test('to both agrees', () => {
    const form = new BilingualForm({ en: 'Greece', zh: '希腊' });
    form.confirm();
    form.write({ en: 'Greece today', zh: '今日希腊' });
    expect(form.lag).toBeUndefined();
  });
});

describe('a new text', () => {
  test('is missing its translation, and then agrees', () => {
    const form = new BilingualForm({});
    form.type('en', 'Greece');
    expect(form.lag).toEqual(CHINESE_MISSING);
    form.type('zh', '希');
    form.type('zh', '希腊');
    expect(form.lag).toBeUndefined();
  });

  test('leaves nothing behind when it is emptied', () => {
    const form = new BilingualForm({ en: 'Greece', zh: '希腊' });
    form.type('en', 'Greece today');
    form.type('en', '');
    form.type('zh', '');
    expect(form.value.confirmed).toBeUndefined();
  });
});
