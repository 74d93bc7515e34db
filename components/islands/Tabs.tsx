import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import { type ComponentProps, type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { Slot, type Slots } from './Slot.tsx';
import { Unstyled } from './Unstyled.tsx';
import { type HashTab, useHashTab } from './useHashTab.ts';
import { useLive } from './useLive.ts';

/** Props of the island `Tabs`; its slots are named by the ids. */
export interface TabsProps {
  /** Names the row of tabs. */
  readonly label: string;
  /** The first is open by default. */
  readonly tabs: readonly HashTab[];
}

/** Panels of which one is shown; the address says which, before script and after. */
export function Tabs({ label, tabs, slots }: TabsProps & { readonly slots: Slots }) {
  const list = useRef<HTMLDivElement>(null);
  const [active, choose] = useHashTab(tabs, list);
  // Radix chooses when the button goes down, which may have been before its script ran.
  const press = (id: string) => (event: MouseEvent) => {
    keepPlace(event);
    if (event.defaultPrevented && id !== active) choose(id);
  };
  return (
    <Root value={active} onValueChange={choose} className="tabs">
      <List asChild aria-label={label}>
        <Unstyled className="tabs-list" ref={list}>
          {tabs.map((tab) => (
            <Trigger
              key={tab.id}
              value={tab.id}
              aria-controls={tab.id}
              className="tabs-tab"
              onMouseDown={focusQuietly}
              onClick={press(tab.id)}
              onKeyDown={keepPlace}
              asChild
            >
              <TabLink href={`#${tab.id}`}>{tab.label}</TabLink>
            </Trigger>
          ))}
        </Unstyled>
      </List>
      {tabs.map(({ id }) => (
        <Content key={id} value={id} id={id} forceMount asChild>
          <Unstyled className="tabs-panel">
            <Slot name={id} slots={slots} />
          </Unstyled>
        </Content>
      ))}
    </Root>
  );
}

/** Radix focuses the tab that is pressed; the browser would show a ring, as if by keyboard. */
const focusQuietly = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.focus({ focusVisible: false, preventScroll: true });

/** Radix chooses the tab; the browser must not jump to the panel, nor scroll by the space key. */
function keepPlace(event: MouseEvent | KeyboardEvent) {
  const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
  const isOtherKey = 'key' in event && event.key !== ' ';
  if (!opensElsewhere && !isOtherKey) event.preventDefault();
}

interface TabLinkProps extends ComponentProps<'a'> {
  readonly href: string;
  /** Radix writes it for a button, like the type. */
  readonly disabled?: boolean;
}

/** A tab that is a link to its panel, so that it also works before and without script. */
function TabLink({ type: _, disabled: __, tabIndex, ...props }: TabLinkProps) {
  const live = useLive();
  // Until its script has run, Radix keeps every tab out of the keyboard's reach.
  return <a {...props} tabIndex={live ? tabIndex : undefined} />;
}
