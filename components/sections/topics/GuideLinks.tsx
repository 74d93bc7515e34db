import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { GuideCard } from '../../../locales/selections.ts';
import { LocalLink } from '../../site/LocalLink.tsx';
import { useText } from '../../site/useText.tsx';

/** The guides that a programme's topics may link to. */
export const GuidesContext = createContext<readonly GuideCard[]>([]);

/** Links to guides on a topic. */
export function GuideLinks({ topic }: { readonly topic: string }) {
  const { t } = useTranslation();
  const { text } = useText();
  const guides = useContext(GuidesContext).filter(({ topics }) =>
    topics.some((each) => each === topic),
  );
  return guides.map(({ path, group }) => (
    <p key={path} className="guide-link">
      <LocalLink to={path}>{text('ui.guideLink', { title: t(`${group}.title`) })}</LocalLink>
    </p>
  ));
}
