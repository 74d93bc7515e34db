import { Content, Header, Item, Root, Trigger } from '@radix-ui/react-accordion';
import type { Section } from '../content.ts';

interface QuestionProps {
  readonly title: string;
  readonly items: Section['items'];
}

export default function Question({ title, items }: QuestionProps) {
  return (
    <Root type="multiple">
      <Item value="item">
        <Header>
          <Trigger>{title}</Trigger>
        </Header>
        <Content>
          {items.map(({ text }) => (
            <p key={text}>{text}</p>
          ))}
        </Content>
      </Item>
    </Root>
  );
}
