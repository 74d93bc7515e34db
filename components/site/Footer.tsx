import { useTranslation } from 'react-i18next';
import { INDEX_TYPES, SCREEN_PATHS } from '../../locales/routes.ts';
import { Logo } from '../primitives/Logo.tsx';
import { Phone } from '../primitives/Phone.tsx';
import { LocalLink } from './LocalLink.tsx';
import { usePageScope } from './PageScope.tsx';
import { useText } from './useText.tsx';

/** Contact details, programme links, information links, legal notices. */
export function Footer() {
  const { exists, phrased, text } = useText();
  const { email, phoneUs, phoneInternational } = usePageScope().site.contact;
  return (
    <footer className="footer">
      <div className="content footer-columns">
        <div className="footer-firm">
          <Logo />
          <p className="footer-name">{text('site.name')}</p>
          <p>{text('site.tagline')}</p>
        </div>
        <FooterPages />
        <FooterInformation />
        <address className="footer-contact">
          <p className="footer-heading">{text('ui.contact')}</p>
          <p>{phrased('site.address')}</p>
          <p>
            <Phone number={phoneUs} />
            {phoneInternational && (
              <>
                <br />
                <Phone number={phoneInternational} />
              </>
            )}
            <br />
            <a href={`mailto:${email}`}>{email}</a>
          </p>
          <p>
            {phrased('site.hoursWeekdays')}
            <br />
            {phrased('site.hoursWeekend')}
          </p>
        </address>
      </div>
      <div className="content footer-legal">
        <h2 className="footer-heading">{text('ui.legal')}</h2>
        <div>
          <p>{text('site.notLegalAdvice')}</p>
          {exists('site.attorneyAdvertising') && <p>{text('site.attorneyAdvertising')}</p>}
          <p>{phrased('site.responsible')}</p>
          {exists('site.notAnOffer') && <p>{text('site.notAnOffer')}</p>}
          {exists('site.sample') && <p>{text('site.sample')}</p>}
          <p>{text('site.copyright')}</p>
        </div>
      </div>
    </footer>
  );
}

/** The navigation entries of programmes with their subpages, and the link to the register. */
function FooterPages() {
  const { t } = useTranslation();
  const { text } = useText();
  const { site } = usePageScope();
  return (
    <nav className="footer-pages footer-programs" aria-label={t('ui.programs')}>
      <p className="footer-heading">{text('ui.programs')}</p>
      <ul>
        {site.navigation.map(
          ({ path, children }, index) =>
            PROGRAM_PATHS.has(path) && (
              <li key={path}>
                <LocalLink to={path}>{t(`nav.entries.${index}.label`)}</LocalLink>
                {children.length > 0 && (
                  <ul>
                    {children.map((child, position) => (
                      <li key={child.path}>
                        <LocalLink to={child.path}>
                          {t(`nav.entries.${index}.children.${position}.label`)}
                        </LocalLink>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ),
        )}
        <li>
          <LocalLink to={SCREEN_PATHS.compare}>{text('ui.compareAll')}</LocalLink>
        </li>
      </ul>
    </nav>
  );
}

/** Links to guides, glossary and search, and to the firm's statements about its site. */
function FooterInformation() {
  const { t } = useTranslation();
  const { text } = useText();
  const { leftOut } = usePageScope().site;
  const pages = INFORMATION.filter(([type]) => leftOut.every((one) => one !== type));
  return (
    <nav className="footer-pages" aria-label={t('ui.information')}>
      <p className="footer-heading">{text('ui.information')}</p>
      <ul>
        {pages.map(([type, label]) => (
          <li key={type}>
            <LocalLink to={SCREEN_PATHS[type]}>{text(label)}</LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const INFORMATION = [
  ['guideIndex', 'ui.guides'],
  ['glossary', 'ui.glossary'],
  ['search', 'ui.search'],
  ['privacy', 'ui.privacy'],
  ['accessibility', 'ui.accessibility'],
] as const;

const PROGRAM_PATHS: ReadonlySet<string> = new Set([
  ...INDEX_TYPES.map((type) => SCREEN_PATHS[type]),
  SCREEN_PATHS.otherPrograms,
]);
