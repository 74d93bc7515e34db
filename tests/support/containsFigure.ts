/** Whether a text contains a figure: not `6 months` inside `4–6 months`, nor `5年` inside `15年`. */
export const containsFigure = (text: string, figure: string): boolean =>
  new RegExp(`(?<![\\d.,–])${RegExp.escape(figure)}`).test(text);
