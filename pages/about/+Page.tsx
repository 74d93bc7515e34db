import '../sheets/about.css';
import { useTranslation } from 'react-i18next';
import { Card } from '../../components/sections/Card.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { Overview } from '../../components/sections/Overview.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { TalkToUs } from '../../components/sections/TalkToUs.tsx';
import { useText } from '../../components/site/useText.tsx';
import type { TeamCard } from '../../locales/selections.ts';
import type { data } from './+data.ts';

/** A card for each team member. */
function TeamCards({ team }: { readonly team: readonly TeamCard[] }) {
  const { t } = useTranslation();
  const { text } = useText();
  return (
    <ul className="cards rise-1">
      {team.map(({ path, group }) => {
        const name = `${group}.name`;
        return (
          <Card
            key={path}
            className="member"
            to={path}
            mark={
              <span className="avatar" aria-hidden="true">
                {text(`${group}.initials`)}
              </span>
            }
            title={text(name)}
            more={text('ui.moreInfo')}
            label={t('ui.moreInfoAbout', { name: t(name) })}
          >
            <p className="member-title">{text(`${group}.title`)}</p>
            <p>{text(`${group}.minibio`, { inColumn: true })}</p>
          </Card>
        );
      })}
    </ul>
  );
}

export function Page({ screen, team }: ReturnType<typeof data>) {
  return (
    <div data-scroll-top>
      <Hero group="about" height={screen.heroHeight} seed="about" />
      <Overview
        id="story"
        title="about.story.title"
        paragraphs={['about.story.paragraph1', 'about.story.paragraph2']}
      />
      {team.length > 0 && (
        <Section id="team" title="about.team.title" description="about.team.description" isTinted>
          <TeamCards team={team} />
        </Section>
      )}
      <TalkToUs />
    </div>
  );
}
