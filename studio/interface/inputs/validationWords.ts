import { defineLocaleResourceBundle } from 'sanity';
import { CHINESE_STUDIO } from '../../words/language.ts';

const ENGLISH = {
  'array.item-duplicate': 'This is a duplicate: remove one',
  'array.maximum-length': 'There is room for {{maxLength}} at most: remove some',
  'array.minimum-length': 'Add at least {{minLength}}',
  'array.minimum-length_blocks': 'Write at least {{minLength}} paragraph',
  'date.invalid-format': 'Write a day such as 2026-09-01',
  'generic.incorrect-type': 'This cannot be shown here: remove it and fill it in again',
  'generic.not-allowed': 'Choose one of the values offered',
  'generic.not-allowed_hint': '“{{hint}}” is not one of the values offered: choose another',
  'generic.required': 'Fill this in',
  'number.maximum': 'Write {{maxNumber}} or less',
  'number.minimum': 'Write {{minNumber}} or more',
  'number.non-integer': 'Write a whole number',
  'object.not-reference': 'Choose a document',
  'object.reference-not-published':
    'The document chosen here is not published: publish it first, or choose another',
  'slug.missing-current': 'Write an address',
  'string.email': 'Write an e-mail address such as info@example.com',
};

/** The same keys as in English, as the compiler sees to. */
const CHINESE: Record<keyof typeof ENGLISH, string> = {
  'array.item-duplicate': '这一项重复了：请删除一个',
  'array.maximum-length': '最多 {{maxLength}} 项：请删除一些',
  'array.minimum-length': '请至少添加 {{minLength}} 项',
  'array.minimum-length_blocks': '请至少写 {{minLength}} 段',
  'date.invalid-format': '请填写日期，例如 2026-09-01',
  'generic.incorrect-type': '这里无法显示该内容：请删除后重新填写',
  'generic.not-allowed': '请从给出的选项中选择',
  'generic.not-allowed_hint': '“{{hint}}”不在给出的选项中：请另选一个',
  'generic.required': '请填写',
  'number.maximum': '请填写 {{maxNumber}} 或更小的数',
  'number.minimum': '请填写 {{minNumber}} 或更大的数',
  'number.non-integer': '请填写整数',
  'object.not-reference': '请选择文档',
  'object.reference-not-published': '这里选择的文档尚未发布：请先发布它，或另选一个',
  'slug.missing-current': '请填写地址',
  'string.email': '请填写电子邮箱，例如 info@example.com',
};

const bundle = (locale: string, resources: typeof CHINESE) =>
  defineLocaleResourceBundle({ locale, namespace: 'validation', resources });

/** Sanity's own rules, said as the site's rules are: what to do, in plain words. */
export const validationWords = [bundle('en-US', ENGLISH), bundle(CHINESE_STUDIO, CHINESE)];
