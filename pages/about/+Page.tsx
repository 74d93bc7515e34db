import '../sheets/about.css';
import { Hero } from '../../components/sections/Hero.tsx';
import { Overview } from '../../components/sections/Overview.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { TalkToUs } from '../../components/sections/TalkToUs.tsx';
import { TeamCards } from '../../components/sections/TeamCards.tsx';
import type { data } from './+data.ts';

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
