import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import type { Section } from '../content.ts';

interface TracksProps {
  readonly label: string;
  readonly tabs: readonly { id: string; label: string; sections: readonly Section[] }[];
}

export default function Tracks({ label, tabs }: TracksProps) {
  return (
    <Root defaultValue={tabs[0]?.id ?? ''} className="tabs">
      <List aria-label={label}>
        {tabs.map((tab) => (
          <Trigger key={tab.id} value={tab.id}>
            {tab.label}
          </Trigger>
        ))}
      </List>
      {tabs.map((tab) => (
        <Content key={tab.id} value={tab.id} forceMount>
          {tab.sections.map(({ id, title, items }) => (
            <section key={id}>
              <h2>{title}</h2>
              {items.map(({ kind, text }) =>
                kind === 'heading' ? <h3 key={text}>{text}</h3> : <p key={text}>{text}</p>,
              )}
            </section>
          ))}
        </Content>
      ))}
    </Root>
  );
}
