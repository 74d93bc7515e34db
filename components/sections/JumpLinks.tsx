import { useTranslation } from 'react-i18next';

/** Links to the page's sections, below the hero. */
export function JumpLinks({
  sections,
}: {
  readonly sections: readonly { id: string; label: string }[];
}) {
  const { t } = useTranslation();
  return (
    <nav className="jump-links content" aria-label={t('ui.onThisPage')}>
      <ul>
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
