/** Stop words of both languages, including what the whole site is about (移民, apply). */
const STOP_WORDS = new Set(
  `a an and any apply applying are at be bring can do does emigrate emigrating emigration for from get have how
  i if immigrate immigrating immigration in into is it me move moving my need no not of on or our program
  programs programme programmes should that the their there they to us want we what when where which who will
  with without you your
  了 会 你 去 吗 呢 啊 吧 和 在 家 带 来 很 想 我 是 有 的 能 要 让 跟 都 最 坐 办 后 还 人 拿 拿到
  什么 什么时候 可以 怎么 怎么办 怎样 如何 哪些 哪个 哪里 我们 你们 我想 想要 需要 一起 能不能 可不可以 是不是
  移民 移居 申请 办理`.split(/\s+/),
);

export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);
