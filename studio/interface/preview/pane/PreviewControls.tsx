import { DesktopIcon } from '@sanity/icons/Desktop';
import { MobileDeviceIcon } from '@sanity/icons/MobileDevice';
import { Flex } from '@sanity/ui';
import type { ComponentType } from 'react';
import { say } from '../../../words/say.ts';
import { SmallButton } from '../../tool/SmallButton.tsx';
import { LANGUAGE_NAMES } from '../../words/languageNames.ts';
import type { PreviewSettings } from './usePreviewSettings.ts';

interface PreviewControlsProps {
  readonly settings: PreviewSettings;
  readonly onChange: (changes: Partial<PreviewSettings>) => void;
}

/** Buttons for the language and width of the preview. */
export function PreviewControls({ settings, onChange }: PreviewControlsProps) {
  return (
    <>
      <Options
        label={say('Language')}
        options={[
          { value: 'en', text: LANGUAGE_NAMES.en },
          { value: 'zh', text: LANGUAGE_NAMES.zh },
          { value: 'both', text: say('Side by side') },
        ]}
        value={settings.languages}
        onChange={(languages) => onChange({ languages })}
      />
      <Options
        label={say('Width')}
        options={[
          { value: 'desktop', text: say('Desktop'), icon: DesktopIcon },
          { value: 'phone', text: say('Phone'), icon: MobileDeviceIcon },
        ]}
        value={settings.width}
        onChange={(width) => onChange({ width })}
      />
    </>
  );
}

interface OptionsProps<T extends string> {
  readonly label: string;
  readonly options: readonly { value: T; text: string; icon?: ComponentType }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

function Options<T extends string>({ label, options, value, onChange }: OptionsProps<T>) {
  return (
    <Flex gap={1} role="group" aria-label={label}>
      {options.map((option) => (
        <SmallButton
          key={option.value}
          mode="bleed"
          icon={option.icon}
          text={option.text}
          selected={option.value === value}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        />
      ))}
    </Flex>
  );
}
