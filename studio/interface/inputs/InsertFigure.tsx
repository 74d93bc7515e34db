import { AddIcon } from '@sanity/icons/Add';
import { Menu, MenuButton, MenuItem } from '@sanity/ui/menu';
import { styled } from 'styled-components';
import { say } from '../../words/say.ts';
import { SmallButton } from '../tool/SmallButton.tsx';
import { useFigures } from './useFigures.ts';

/**
 * Inserts a placeholder for a figure of the document at the cursor of a text; visible while the
 * text is edited.
 */
export function InsertFigure({ inputId }: { readonly inputId: string }) {
  const figures = useFigures();
  if (figures.length === 0) return null;
  return (
    <Corner>
      <MenuButton
        id={`${inputId}-figures`}
        button={
          <SmallButton
            mode="bleed"
            icon={AddIcon}
            aria-label={say('Insert a figure')}
            title={say('Insert a figure')}
          />
        }
        menu={
          <Menu>
            {figures.map(({ name, words }) => (
              <MenuItem
                key={name}
                fontSize={1}
                text={words}
                // The menu, as it closes, moves the focus to its button.
                onClick={() => setTimeout(insert, 0, inputId, `{{${name}}}`)}
              />
            ))}
          </Menu>
        }
        popover={{ portal: true }}
      />
    </Corner>
  );
}

/** Above the text at its right: it takes up no space, and Tab from text to text skips it. */
const Corner = styled.div`
  position: absolute;
  top: -4px;
  right: 2rem;
  z-index: 1;
  visibility: hidden;

  :hover > &,
  :focus-within > & {
    visibility: visible;
  }
`;

/** Inserts text as if it were typed, so that the form notices it and it can be undone. */
function insert(inputId: string, words: string): void {
  const input = document.getElementById(inputId);
  if (!(input instanceof HTMLTextAreaElement || input instanceof HTMLInputElement)) return;
  input.focus();
  document.execCommand('insertText', false, words);
}
