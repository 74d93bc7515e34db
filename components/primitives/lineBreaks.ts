/** One-character words that belong to the next word; all others belong to the previous one. */
const LEADING =
  /^[与和或及而在以从由向对为按将并再先把让不也都均须需可会能便则要还就各每该其另凭依靠最更请若如因被未已仍又只仅用]$/;

const segmenter = new Intl.Segmenter('zh-Hans', { granularity: 'word' });

/** The words and marks of a Chinese text, in order. */
export const wordsIn = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

/** Characters that transcribe foreign names: 卡斯特里 is one word, though it is in no dictionary. */
export const NAME_CHARACTERS =
  '阿埃艾奥巴蒂娜贝比布达得德尔法菲弗格哈赫基吉加卡克科库拉莱兰勒雷里利卢鲁伦罗洛马曼梅蒙米莫纳内尼诺帕普奇萨塞森桑斯松苏索塔坦特提图托瓦维文沃乌西希休亚伊约泽扎敦';

const IN_A_NAME = new RegExp(`[${NAME_CHARACTERS}] [${NAME_CHARACTERS}]`);

/** Technical terms that dictionaries split: 居留许可 is read as one word. */
const IN_A_TERM =
  /(?:居留|工作) 许可|(?:居留|黄金) 签证|永久 居[留民](?:许可)?|(?:美国|条件|永久) 绿卡|投资 移民|双重 国籍|资金 来源|就业 岗位|目标 就业区?|区域 中心|税务 居民|纳税 义务|(?:分|关联) 公司|公民 身份|赠 与|回美 证|逐一 比较|普 通话|普通 话|管理 人员|复核 中|生活 费|医疗 保险|总 预算/;

/** The same terms, unsplit. */
export const TERM = new RegExp(IN_A_TERM.source.replaceAll(' ', ''));

/** Punctuation before a Latin word or a number, where browsers add no space. */
const LATIN_AFTER_MARK = /[，、：；。？！] [\p{sc=Latin}\p{N}]/u;

/**
 * Whether a Chinese line may break between two adjacent words.
 *
 * Not before closing or after opening punctuation, not within a name or a term, and not between a
 * one-character word and the word that it belongs to. Nor between Chinese and numbers or Latin words:
 * an element in between would suppress the browser's automatic spacing.
 */
export function canBreakBetween(before: string, after: string): boolean {
  const isPlace =
    /[^\p{sc=Latin}\p{N}\p{Ps}\p{Pi}]$/u.test(before) &&
    (/^(?![的了着])[\p{sc=Han}\p{Ps}\p{Pi}]/u.test(after) ||
      LATIN_AFTER_MARK.test(`${before} ${after}`));
  const isTrailing = /\p{sc=Han}$/u.test(before) && /^\p{sc=Han}$/u.test(after);
  return (
    isPlace &&
    !LEADING.test(before) &&
    // 您 is the subject of what follows.
    before !== '您' &&
    !(isTrailing && !LEADING.test(after)) &&
    !IN_A_NAME.test(`${before} ${after}`) &&
    !IN_A_TERM.test(`${before} ${after}`)
  );
}
