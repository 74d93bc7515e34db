const AMOUNT = /^(\d{1,3}(?:,\d{3})+|\d+)(k|万)?$/;

const UNITS: Readonly<Record<string, number>> = { k: 1000, 万: 10_000 };

/** How texts write an amount of five digits or more: 800,000 and 80万 for 800000, 800k and the others. */
export function amountForms(word: string): string[] {
  const [, digits = '', unit = ''] = word.match(AMOUNT) ?? [];
  const amount = Number(digits.replaceAll(',', '')) * (UNITS[unit] ?? 1);
  if (amount < 10_000) return [];
  const forms = [amount.toLocaleString('en'), ...(amount % 10_000 ? [] : [`${amount / 10_000}万`])];
  return forms.filter((form) => form !== word);
}
