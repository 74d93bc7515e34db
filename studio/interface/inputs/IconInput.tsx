import { Card, Flex, Text } from '@sanity/ui';
import { type StringInputProps, set } from 'sanity';
import { styled } from 'styled-components';
import { ICON_KINDS } from '../../../locales/kinds.ts';
import { CardIcon } from '../lists/CardIcon.tsx';

const ICONS = new Set<unknown>(ICON_KINDS);

/** The choices of a field for an icon; empty for other fields. */
const iconsOf = ({ schemaType }: StringInputProps) =>
  (schemaType.options?.list ?? [])
    .filter((choice) => typeof choice === 'object')
    .filter(({ value }) => ICONS.has(value));

export const isIconField = (props: StringInputProps): boolean => iconsOf(props).length > 0;

/** A choice of icons, each drawn as on the site, with its name. */
export function IconInput(props: StringInputProps) {
  const { id, value, schemaType, elementProps, onChange, readOnly } = props;
  const { ref, onFocus, onBlur, 'aria-describedby': describedBy } = elementProps;
  const icons = iconsOf(props);
  // The form focuses the selected choice, as the keyboard does.
  const focused = icons.find((icon) => icon.value === value) ?? icons[0];
  return (
    <Choices role="radiogroup" aria-label={schemaType.title} aria-describedby={describedBy}>
      {icons.map((icon) => (
        <Card
          key={icon.value}
          as="label"
          border
          radius={2}
          padding={2}
          tone={icon.value === value ? 'primary' : 'default'}
        >
          <input
            ref={icon === focused ? ref : undefined}
            type="radio"
            name={id}
            value={icon.value}
            checked={icon.value === value}
            disabled={readOnly}
            onChange={() => onChange(set(icon.value))}
            onFocus={onFocus}
            onBlur={onBlur}
          />
          <Flex align="center" gap={2}>
            <Drawing>
              <CardIcon kind={icon.value} />
            </Drawing>
            <Text size={1}>{icon.title}</Text>
          </Flex>
        </Card>
      ))}
    </Choices>
  );
}

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: 0.25rem;

  label {
    position: relative;
    cursor: pointer;
  }

  /* The radio button stays for the keyboard and screen readers; others see the drawing. */
  input {
    position: absolute;
    inset: 0;
    z-index: 1;
    opacity: 0;
    cursor: pointer;
  }

  label:focus-within {
    outline: 2px solid var(--card-focus-ring-color);
    outline-offset: 1px;
  }
`;

const Drawing = styled.span`
  flex: none;
  width: 1.5rem;
  height: 1.5rem;
`;
