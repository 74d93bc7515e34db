import type { Piece } from './unbroken.ts';

/** Words of one language. */
export function Words({ text, lang, isUnbroken }: Piece) {
  if (!lang && !isUnbroken) return text;
  return (
    <span lang={lang} className={isUnbroken ? 'unbroken' : undefined}>
      {text}
    </span>
  );
}
