import { Field, Select, TextField } from '@facet/ui';
import { t } from '../texts.ts';
import { boundsLabel, valueLabel } from './setting-label.ts';
import type { Setting } from './settings-api.ts';

export interface SettingValueProps {
  setting: Setting;
  typed: string;
  problem: string | undefined;
  onChange: (value: string) => void;
}

/** Where a new value is typed or chosen. */
export function SettingValue({ setting, typed, problem, onChange }: SettingValueProps) {
  const { type, choices } = setting;
  if (type === 'choice')
    return (
      <Field label={t('New value')} error={problem}>
        <Select
          value={typed}
          options={(choices ?? [typed]).map((choice) => ({ value: choice, label: valueLabel(setting, choice) }))}
          onValueChange={onChange}
        />
      </Field>
    );
  return (
    <TextField
      label={fieldLabel(setting)}
      hint={boundsLabel(setting) ?? undefined}
      value={typed}
      error={problem}
      inputMode={type === 'https_url' ? 'url' : type === 'money' ? 'decimal' : 'numeric'}
      autoComplete="off"
      maxLength={500}
      spellCheck={false}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function fieldLabel({ type, unit }: Setting): string {
  if (type === 'https_url') return t('New link');
  const measure = type === 'money' ? 'R$' : unit;
  return measure === null ? t('New value') : t('New value, {unit}', { unit: measure });
}
