const AMOUNT = /^(\d{1,3}(?:,\d{3})+|\d+)(k|万)?$/;

const UNITS: Readonly<Record<string, number>> = { k: 1000, 万: 10_000 };

/**
 * How texts write an age, 21周岁 for 21岁, or an amount of five digits or more: 800,000 and 80万 for
 * 800000, 800k and the others.
 */
export function amountForms(word: string): string[] {
  if (/\d岁$/.test(word)) return [word.replace('岁', '周岁')];
  const [, digits = '', unit = ''] = word.match(AMOUNT) ?? [];
  const amount = Number(digits.replaceAll(',', '')) * (UNITS[unit] ?? 1);
  if (amount < 10_000) return [];
  const forms = [amount.toLocaleString('en'), ...(amount % 10_000 ? [] : [`${amount / 10_000}万`])];
  return forms.filter((form) => form !== word);
}
