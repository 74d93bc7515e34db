/** How texts write a currency after a number, and a pattern of how queries do. */
interface Currency {
  readonly en: string;
  readonly zh: string;
  readonly asked: string;
}

const CURRENCIES: Readonly<Record<string, Currency>> = {
  usd: {
    en: ' usd',
    zh: '美元',
    asked: String.raw`(?:usa? ?)?\$|(?:usa? )?dollars?|usd|美元|美金|美刀|刀`,
  },
  eur: { en: ' eur', zh: '欧元', asked: '€|eur|euros?|欧元|欧(?!洲)' },
  jpy: { en: ' yen', zh: '日元', asked: 'jpy|yen|日元|日币' },
  cny: { en: ' rmb', zh: '元人民币', asked: '¥|rmb|cny|yuan|元?人民币|元' },
};

const UNITS: Readonly<Record<string, number>> = {
  ...{ k: 1e3, thousand: 1e3, 'hundred thousand': 1e5, m: 1e6, million: 1e6 },
  ...{ w: 1e4, 万: 1e4, 百万: 1e6, 千万: 1e7, 亿: 1e8 },
};

const CURRENCY = Object.values(CURRENCIES)
  .map(({ asked }) => asked)
  .join('|');

/** A number with a unit or a currency, which may come first: 80万美元, $800k, EUR 250,000. */
const AMOUNT = new RegExp(
  String.raw`(?:(?<![a-z])(${CURRENCY}) ?)?(?<![a-z\d.,-])(\d+(?:,\d{3})*(?:\.\d+)?)` +
    `(?: ?(${Object.keys(UNITS).join('|')})(?![a-z]))?(?: ?(${CURRENCY})(?![a-z]))?`,
  'g',
);

/** Writes the amounts of a normalized text as one word each: 800000usd for 80万美元, 350000 for 35万. */
export const readAmounts = (text: string): string =>
  text.replaceAll(AMOUNT, (written, before = '', digits = '', unit = '', after = '') => {
    if (before + unit + after === '') return written;
    const value = Number(digits.replaceAll(',', '')) * (UNITS[unit] ?? 1);
    return ` ${Math.round(value)}${codeOf(before || after)} `;
  });

const codeOf = (asked: string): string =>
  Object.keys(CURRENCIES).find((code) =>
    new RegExp(`^(?:${CURRENCIES[code]?.asked})$`).test(asked),
  ) ?? '';

/** A value and its currency, if it has one. */
export interface Amount {
  readonly value: number;
  readonly currency: string;
}

/** The amount that a word of a query is, if it has a currency or five digits or more. */
export function amountOf(word: string): Amount | undefined {
  const [, digits = '', currency = ''] = word.match(/^(\d{1,3}(?:,\d{3})+|\d+)([a-z]{3})?$/) ?? [];
  const value = Number(digits.replaceAll(',', ''));
  return currency in CURRENCIES || (currency === '' && value >= 10_000)
    ? { value, currency }
    : undefined;
}

const COMPACT = {
  notation: 'compact',
  compactDisplay: 'long',
  maximumSignificantDigits: 15,
} as const;

const FORMATS = {
  en: [new Intl.NumberFormat('en'), new Intl.NumberFormat('en', COMPACT)],
  zh: [new Intl.NumberFormat('zh', { ...COMPACT, useGrouping: false })],
};

/** How texts write the US, an age (21周岁 for 21岁) or an amount (800,000 USD and 80万美元 for 800000usd). */
export function textForms(word: string): string[] {
  if (word === 'usa') return ['US', 'united states'];
  if (/\d岁$/.test(word)) return [word.replace('岁', '周岁')];
  const amount = amountOf(word);
  if (!amount) return [];
  const { en = '', zh = '' } = CURRENCIES[amount.currency] ?? {};
  return [
    ...FORMATS.en.map((format) => format.format(amount.value) + en),
    ...FORMATS.zh.map((format) => format.format(amount.value) + zh),
  ];
}
