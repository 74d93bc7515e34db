import { Flex, Stack, TextInput } from '@sanity/ui';
import { useRef, useState } from 'react';
import { type NumberInputProps, set, unset, useReportParseError } from 'sanity';
import { AMOUNT_FIELDS } from '../../schema/objects/figure.ts';
import { say } from '../../words/say.ts';
import { SmallButton } from '../tool/SmallButton.tsx';
import { AmountOnSite } from './AmountOnSite.tsx';
import { readAmount } from './readAmount.ts';

/** Whether a number is the lower or upper end of a figure. */
export const isAmount = ({ path }: NumberInputProps): boolean =>
  path[0] === 'figures' && AMOUNT_FIELDS.some((name) => name === path.at(-1));

/**
 * Accepts numbers as editors write them, `30万` and `300,000` included, which the browser's number
 * field would silently truncate. Text that is not a single number is not stored: the field stays
 * empty until it is.
 */
export function AmountInput({ elementProps, onChange, path, value, validation }: NumberInputProps) {
  const { value: _, onChange: __, onFocus, onBlur, ...element } = elementProps;
  const [typed, setTyped] = useState<string>();
  const isTyping = useRef(false);
  const stored = value === undefined ? '' : String(value);
  // Another editor's value replaces text that is no longer being typed.
  const isOwn = typed !== undefined && (isTyping.current || value === undefined);
  const shown = isOwn ? typed : stored;
  const read = isOwn ? readAmount(shown) : {};
  const store = (number: number | undefined) =>
    onChange(number === undefined ? unset() : set(number));
  const isUnread = isOwn && shown.trim() !== '' && read.value === undefined;
  const problem = read.either ? AMBIGUOUS : NOT_A_NUMBER;
  useReportParseError(path, isUnread ? problem : null);
  return (
    <Stack gap={2}>
      <TextInput
        {...element}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        data-testid="number-input"
        value={shown}
        customValidity={validation.find(({ level }) => level === 'error')?.message}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          store(readAmount(currentTarget.value).value);
        }}
        onFocus={(event) => {
          isTyping.current = true;
          onFocus(event);
        }}
        onBlur={(event) => {
          isTyping.current = false;
          if (!isUnread) setTyped(undefined);
          onBlur(event);
        }}
      />
      {read.either && (
        <Flex gap={2}>
          {read.either.map((number) => (
            <SmallButton
              key={number}
              text={number.toLocaleString('en', { maximumFractionDigits: 3 })}
              onClick={() => {
                setTyped(undefined);
                store(number);
                // The button disappears: focus moves to the field.
                element.ref.current?.focus();
              }}
            />
          ))}
        </Flex>
      )}
      {value !== undefined && <AmountOnSite path={path} />}
    </Stack>
  );
}

const AMBIGUOUS = say('This can be read as either number: choose the one you mean');
const NOT_A_NUMBER = say(
  'This is not a single number and was not saved: enter digits only, such as 300000, 300,000 or 30万; the unit has its own field',
);
