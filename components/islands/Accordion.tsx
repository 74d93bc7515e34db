import { Content, Header, Item, Root, Trigger } from '@radix-ui/react-accordion';
import type { ComponentProps } from 'react';
import { Icon } from '../primitives/Icon.tsx';
import { Slot, type Slots } from './Slot.tsx';
import { Unstyled } from './Unstyled.tsx';

/** Props of the island `Accordion`. */
export interface AccordionProps {
  /** Names the item inside this accordion. */
  readonly id: string;
  /** On the button. */
  readonly title: string;
  /** The button's name, where the title alone would not tell it from others; begins with it. */
  readonly name: string;
}

/** A list that opens and closes; its slot is `content`. Each stands alone, so each opens alone. */
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

/** No region: the landmarks of several cards could not be told apart by this title. */
function Panel({ role: _, 'aria-labelledby': __, ...props }: ComponentProps<'div'>) {
  return <Unstyled {...props} className="accordion-content" />;
}
