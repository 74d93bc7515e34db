import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import { type ComponentProps, type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { opensElsewhere } from './opensElsewhere.ts';
import { Slot, type Slots } from './Slot.tsx';
import { UnstyledDiv } from './UnstyledDiv.tsx';
import { type HashTab, useHashTab } from './useHashTab.ts';
import { useHydrated } from './useHydrated.ts';

/** Props of the island `Tabs`; its slots are named after the tab ids. */
interface TabsProps {
  /** Accessible name of the tab list. */
  readonly label: string;
  /** The first is open by default. */
  readonly tabs: readonly HashTab[];
}

/** Shows one of several panels, selected by the URL's hash both before and after hydration. */
export function Tabs({ label, tabs, slots }: TabsProps & { readonly slots: Slots }) {
  const list = useRef<HTMLDivElement>(null);
  const [active, choose] = useHashTab(tabs, list);
  // Radix selects on mousedown, which may have happened before hydration.
  const press = (id: string) => (event: MouseEvent) => {
    preventJump(event);
    if (event.defaultPrevented && id !== active) choose(id);
  };
  return (
    <Root value={active} onValueChange={choose} className="tabs">
      <List asChild aria-label={label}>
        <UnstyledDiv className="tabs-list" ref={list}>
          {tabs.map((tab) => (
            <Trigger
              key={tab.id}
              value={tab.id}
              aria-controls={tab.id}
              className="tabs-tab"
              onMouseDown={focusQuietly}
              onClick={press(tab.id)}
              onKeyDown={preventJump}
              asChild
            >
              <TabLink href={`#${tab.id}`}>{tab.label}</TabLink>
            </Trigger>
          ))}
        </UnstyledDiv>
      </List>
      {tabs.map(({ id }) => (
        <Content key={id} value={id} id={id} forceMount asChild>
          <UnstyledDiv className="tabs-panel">
            <Slot name={id} slots={slots} />
          </UnstyledDiv>
        </Content>
      ))}
    </Root>
  );
}

/**
 * Radix focuses the pressed tab; the browser would then show a focus ring, as for the keyboard. A press
 * that opens the link elsewhere must not select the tab here.
 */
function focusQuietly(event: MouseEvent<HTMLElement>) {
  if (event.button > 0 || opensElsewhere(event)) event.preventDefault();
  else event.currentTarget.focus({ focusVisible: false, preventScroll: true });
}

/** Radix selects the tab; the browser must not jump to the panel, nor scroll on the space key. */
function preventJump(event: MouseEvent | KeyboardEvent) {
  const isOtherKey = 'key' in event && event.key !== ' ';
  if (!opensElsewhere(event) && !isOtherKey) event.preventDefault();
}

interface TabLinkProps extends ComponentProps<'a'> {
  readonly href: string;
  /** Radix passes button props, such as this and `type`. */
  readonly disabled?: boolean;
}

/** A tab is a link to its panel, so that it also works before and without script. */
function TabLink({ type: _, disabled: __, tabIndex, ...props }: TabLinkProps) {
  const hydrated = useHydrated();
  // Before hydration, Radix makes every tab unreachable by keyboard.
  return <a {...props} tabIndex={hydrated ? tabIndex : undefined} />;
}
