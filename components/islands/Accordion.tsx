import { Content, Header, Item, Root, Trigger } from '@radix-ui/react-accordion';
import type { ComponentProps } from 'react';
import { Icon } from '../primitives/Icon.tsx';
import { Slot, type Slots } from './Slot.tsx';
import { UnstyledDiv } from './UnstyledDiv.tsx';

/** Props of the island `Accordion`. */
interface AccordionProps {
  /** Value of the item inside this accordion. */
  readonly id: string;
  /** Visible text of the button. */
  readonly title: string;
  /** Accessible name of the button: starts with the title, and distinguishes it from other buttons. */
  readonly name: string;
}

/** A disclosure with the slot `content`. Each is its own accordion, so that they open independently. */
export function Accordion({ id, title, name, slots }: AccordionProps & { readonly slots: Slots }) {
  return (
    <Root type="multiple" className="accordion">
      <Item value={id}>
        <Header asChild>
          <div>
            <Trigger className="accordion-trigger" aria-label={name}>
              {title}
              <Icon name="expand" />
            </Trigger>
          </div>
        </Header>
        <Content forceMount asChild>
          <Panel>
            <div className="accordion-fold">
              <Slot name="content" slots={slots} />
            </div>
          </Panel>
        </Content>
      </Item>
    </Root>
  );
}

/** Not a region: the landmarks of several cards would all have the same name. */
function Panel({ role: _, 'aria-labelledby': __, ...props }: ComponentProps<'div'>) {
  return <UnstyledDiv {...props} />;
}
