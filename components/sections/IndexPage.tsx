import type { ComponentProps, ReactNode } from 'react';
import type { IconKind } from '../../locales/kinds.ts';
import type { ProgramCard } from '../../locales/selections.ts';
import { Benefits } from './Benefits.tsx';
import { Hero } from './Hero.tsx';
import { ProgramCards } from './ProgramCards.tsx';
import { RegisterHead } from './register/RegisterHead.tsx';
import { Section } from './Section.tsx';
import { TalkToUs } from './TalkToUs.tsx';

export interface IndexPageProps {
  readonly screen: {
    readonly group: string;
    readonly path: string;
    readonly heroHeight: number;
    readonly benefits: readonly IconKind[];
  };
  /** Lists of cards; the key is relative to the screen's catalogue group. */
  readonly lists: readonly {
    readonly id: string;
    readonly key: string;
    readonly programs: readonly ProgramCard[];
  }[];
  readonly head: ComponentProps<typeof RegisterHead>['head'];
  /** More content inside a card. */
  readonly extra?: (program: ProgramCard) => ReactNode;
}

/** An index of programmes: its lists that have any, the register's head, their common benefits. */
export function IndexPage({ screen, lists, head, extra }: IndexPageProps) {
  const { group, path, heroHeight, benefits } = screen;
  const keyOf = (name: string) => `${group}.${name}`;
  const shown = lists.filter(({ programs }) => programs.length > 0);
  return (
    <>
      <Hero group={group} height={heroHeight} seed={path.slice(1)} />
      {shown.map(({ id, key, programs }) => (
        <Section
          key={id}
          id={id}
          title={keyOf(`${key}.title`)}
          description={keyOf(`${key}.description`)}
        >
          <ProgramCards programs={programs} extra={extra} />
        </Section>
      ))}
      <RegisterHead head={head} />
      <Section id="benefits" title={keyOf('benefitsTitle')} isTinted>
        <Benefits list={keyOf('benefits')} kinds={benefits} stagger={2} />
      </Section>
      <TalkToUs />
    </>
  );
}
