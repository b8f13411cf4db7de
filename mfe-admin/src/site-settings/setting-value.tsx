import { Select, Switch, TextField } from '@facet/ui';
import { t } from '../texts.ts';
import { valueLabel } from './setting-label.ts';
import type { Setting } from './settings-api.ts';

export interface SettingValueProps {
  setting: Setting;
  draft: string;
  problem: string | undefined;
  disabled: boolean;
  onChange: (value: string) => void;
}

/** The control that fits the kind of a setting. Its values are texts, as entered. */
export function SettingValue({ setting, draft, problem, disabled, onChange }: SettingValueProps) {
  const { title, type, choices } = setting;
  switch (type) {
    case 'on_off':
      return (
        <Switch
          label={valueLabel(setting, draft)}
          aria-label={title}
          checked={draft === 'on'}
          disabled={disabled}
          onChange={({ target }) => onChange(target.checked ? 'on' : 'off')}
        />
      );
    case 'choice':
      return (
        <Select
          label={title}
          value={draft}
          disabled={disabled}
          options={(choices ?? [draft]).map((choice) => ({ value: choice, label: valueLabel(setting, choice) }))}
          onValueChange={onChange}
        />
      );
    case 'money':
    case 'integer':
    case 'https_url':
      return (
        <TextField
          label={fieldLabel(setting)}
          aria-label={title}
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

function fieldLabel({ type, unit }: Setting): string {
  if (type === 'money') return 'R$';
  return type === 'https_url' ? t('Link') : (unit ?? t('Number'));
}
