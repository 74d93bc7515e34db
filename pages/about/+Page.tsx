import '../sheets/about.css';
import { SectionHeading } from '../../components/primitives/SectionHeading.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { Overview } from '../../components/sections/Overview.tsx';
import { TalkToUs } from '../../components/sections/TalkToUs.tsx';
import { TeamCards } from '../../components/sections/TeamCards.tsx';
import { useText } from '../../components/site/useText.tsx';
import type { data } from './+data.ts';

/** /about */
export function Page({ screen, team }: ReturnType<typeof data>) {
  const { phrased, text } = useText();
  return (
    <div data-scroll-top>
      <Hero group="about" height={screen.heroHeight} seed="about" />
      <Overview
        id="story"
        title="about.story.title"
        paragraphs={['about.story.paragraph1', 'about.story.paragraph2']}
      />
      <section id="team" className="section tinted">
        <div className="content">
          <SectionHeading
            title={phrased('about.team.title')}
            description={text('about.team.description')}
          />
          <TeamCards team={team} />
        </div>
      </section>
      <TalkToUs />
    </div>
  );
}
