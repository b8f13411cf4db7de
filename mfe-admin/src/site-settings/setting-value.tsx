import { Select, Switch, TextField } from '@facet/ui';
import { t } from '../texts.ts';
import type { Setting } from './settings-api.ts';

export interface SettingValueProps {
  setting: Setting;
  draft: string;
  problem: string | undefined;
  disabled: boolean;
  onChange: (value: string) => void;
}

/** The control that fits the kind of a setting. Its values are texts, as entered. */
export function SettingValue({ setting: { key, type, choices }, draft, problem, disabled, onChange }: SettingValueProps) {
  switch (type) {
    case 'on_off':
      return (
        <Switch
          label={draft === 'on' ? t('On') : t('Off')}
          aria-label={key}
          checked={draft === 'on'}
          disabled={disabled}
          onChange={({ target }) => onChange(target.checked ? 'on' : 'off')}
        />
      );
    case 'choice':
      return (
        <Select
          label={key}
          value={draft}
          disabled={disabled}
          options={(choices ?? [draft]).map((choice) => ({ value: choice, label: choice }))}
          onValueChange={onChange}
        />
      );
    case 'money':
    case 'integer':
    case 'https_url':
      return (
        <TextField
          label={type === 'money' ? t('Value, R$') : t('Value')}
          aria-label={key}
          value={draft}
          error={problem}
          disabled={disabled}
          inputMode={type === 'https_url' ? 'url' : type === 'money' ? 'decimal' : 'numeric'}
          maxLength={300}
          spellCheck={false}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    default:
      return type satisfies never;
  }
}
