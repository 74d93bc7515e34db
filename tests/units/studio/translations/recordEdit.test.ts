import { describe, expect, test } from 'vitest';
import { lagOf } from '../../../../studio/interface/translations/agreement.ts';
import { BilingualForm } from '../../../support/bilingualForm.ts';

const CHINESE_STALE = { language: 'zh', state: 'stale' };
const ENGLISH_STALE = { language: 'en', state: 'stale' };
const CHINESE_MISSING = { language: 'zh', state: 'missing' };

describe('without a record', () => {
  test('has both languages up to date', () => {
    expect(lagOf({ en: 'Greece', zh: '希腊' })).toBeUndefined();
  });

  test('has an empty language as missing', () => {
    expect(lagOf({ en: 'Greece' })).toEqual(CHINESE_MISSING);
    expect(lagOf({ en: ' ', zh: '希腊' })).toEqual({ language: 'en', state: 'missing' });
  });

  test('does not mark an empty field as stale', () => {
    expect(lagOf({})).toBeUndefined();
  });

  test('ignores an invalid record', () => {
    expect(lagOf({ en: 'Greece', zh: '希腊', confirmed: 'yes' })).toBeUndefined();
    expect(lagOf({ en: 'Greece', zh: '希腊', confirmed: ['00000000 00000000'] })).toBeUndefined();
  });
});

describe('editing one language', () => {
  test('makes the other one stale until the edit is undone', () => {
    const form = new BilingualForm({ en: 'Greece', zh: '希腊' });
    form.type('en', 'Greece today');
    expect(form.lag).toEqual(CHINESE_STALE);
    form.type('en', 'Greece');
    expect(form.lag).toBeUndefined();
  });

  test('makes the other one stale once, however long it goes on', () => {
    const form = new BilingualForm({ en: 'Greece', zh: '希腊' });
    for (const text of ['Greece t', 'Greece to', 'Greece tod']) form.type('en', text);
    expect(form.lag).toEqual(CHINESE_STALE);
  });

  test('makes the English stale if the Chinese is edited', () => {
    const form = new BilingualForm({ en: 'Greece', zh: '希腊' });
    form.type('zh', '今日希腊');
    expect(form.lag).toEqual(ENGLISH_STALE);
  });

  test('makes the other one stale even if the text is emptied first', () => {
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

  test('is up to date once it is confirmed', () => {
    const form = staleForm();
    form.confirm();
    expect(form.lag).toBeUndefined();
  });

  test('is up to date throughout its translation', () => {
    const form = staleForm();
    for (const text of ['今希腊', '今日希腊']) {
      form.type('zh', text);
      expect(form.lag).toBeUndefined();
    }
  });

  test('is stale again when the translation is undone', () => {
    const form = staleForm();
    form.type('zh', '希腊x');
    form.type('zh', '希腊');
    expect(form.lag).toEqual(CHINESE_STALE);
  });

  test('is stale again when the first language is edited further', () => {
    const form = staleForm();
    form.type('zh', '今日希腊');
    form.type('en', 'Greece tomorrow');
    expect(form.lag).toEqual(CHINESE_STALE);
  });

  test('makes the other one stale when it is edited in a later session', () => {
    const form = staleForm();
    form.type('zh', '今日希腊');
    form.close();
    form.type('zh', '今天希腊');
    expect(form.lag).toEqual(ENGLISH_STALE);
  });

  test('makes the other one stale after the changes were discarded', () => {
    const form = staleForm();
    const published = form.value;
    form.type('zh', '今日希腊');
    form.write({ ...published, en: 'Greece', zh: '希腊' });
    form.type('zh', '今天希腊');
    expect(form.lag).toEqual(ENGLISH_STALE);
  });
});

describe('an edit by others', () => {
  test('of one language makes the other one stale', () => {
    const form = new BilingualForm({ en: 'Greece', zh: '希腊' });
    form.confirm();
    form.write({ en: 'Greece today' });
    expect(form.lag).toEqual(CHINESE_STALE);
  });

  test('of both languages keeps them up to date', () => {
    const form = new BilingualForm({ en: 'Greece', zh: '希腊' });
    form.confirm();
    form.write({ en: 'Greece today', zh: '今日希腊' });
    expect(form.lag).toBeUndefined();
  });
});

describe('a new text', () => {
  test('lacks its translation, and is then up to date', () => {
    const form = new BilingualForm({});
    form.type('en', 'Greece');
    expect(form.lag).toEqual(CHINESE_MISSING);
    form.type('zh', '希');
    form.type('zh', '希腊');
    expect(form.lag).toBeUndefined();
  });

  test('makes nothing stale when it is emptied', () => {
    const form = new BilingualForm({ en: 'Greece', zh: '希腊' });
    form.type('en', 'Greece today');
    form.type('en', '');
    form.type('zh', '');
    expect(form.value.confirmed).toBeUndefined();
  });
});
