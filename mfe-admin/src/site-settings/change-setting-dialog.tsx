import { useState } from 'react';
import { isRequestError, messageOf } from '@facet/remote-kit';
import { Notice, useToast } from '@facet/ui';
import { FormDialog, useFailure, useForm, useSeen } from '@facet/console-kit';
import { t } from '../texts.ts';
import { consequenceOf, isSameValue, valueLabel } from './setting-label.ts';
import { problemOf } from './setting-problem.ts';
import { SettingValue } from './setting-value.tsx';
import { useChangeSettingMutation, type Setting } from './settings-api.ts';

export interface ChangeSettingDialogProps {
  /** How it stands by now; what was seen counts until the operator is told that it changed. */
  setting: Setting;
  /** What it begins with: the default, the other state of a switch. */
  to: string;
  onClose: () => void;
}

/** Puts a value in force: old and new value, and what follows of it, stand above the button. */
export function ChangeSettingDialog({ setting, to, onClose }: ChangeSettingDialogProps) {
  const toast = useToast();
  const fail = useFailure();
  const { seen, conflict, hear } = useSeen(setting, 'setting_changed');
  const [opened] = useState(setting.value);
  const { values, field, set, check } = useForm({ value: to }, (typed) => problemsOf(setting, typed.value.trim()));
  const [refused, setRefused] = useState<{ value: string; why: string }>();
  const [changeSetting] = useChangeSettingMutation();
  const { key, title } = setting;
  const value = values.value.trim();
  const isChange = !isSameValue(seen, value, seen.value);
  const isPossible = problemOf(setting, value) === undefined;
  const consequence = isChange && isPossible ? consequenceOf(seen, value) : undefined;

  async function submit(): Promise<boolean> {
    const { error } = await hear(changeSetting({ key, value, expected: seen.value }));
    const code = isRequestError(error) && error.kind === 'refused' ? error.code : undefined;
    if (code === 'bad_setting') setRefused({ value, why: messageOf(error) });
    else if (error && code !== 'setting_changed') fail(t('Failed to save setting'), error);
    else if (!error) toast({ title: t('Setting saved'), description: t('{title}: {value}', { title, value: valueLabel(setting, value) }) });
    return !error;
  }

  return (
    <FormDialog
      title={t('Change {title}', { title })}
      description={setting.description}
      confirm={isChange && isPossible ? confirmLabel(setting, value) : t('Save')}
      note={t('Takes effect everywhere within 30 seconds.')}
      changes={isChange ? [{ label: t('Value'), before: valueLabel(seen, seen.value), after: valueLabel(setting, value) }] : []}
      conflict={conflict !== undefined && setting.value !== opened ? conflictLabel(setting) : conflict}
      check={check}
      submit={submit}
      onClose={onClose}
    >
      {setting.type !== 'on_off' && (
        <SettingValue
          setting={setting}
          typed={values.value}
          problem={field('value').error ?? (refused?.value === value ? refused.why : undefined)}
          onChange={(next) => set('value', next)}
        />
      )}
      {consequence !== undefined && (
        <Notice tone="warning" title={t('What follows')}>
          {consequence}
        </Notice>
      )}
    </FormDialog>
  );
}

function problemsOf(setting: Setting, typed: string): { value?: string } {
  const problem = problemOf(setting, typed);
  return problem === undefined ? {} : { value: problem };
}

/** Names the act: "Switch off", "Save R$ 150.00". */
function confirmLabel(setting: Setting, value: string): string {
  if (setting.type === 'on_off') return value === 'on' ? t('Switch on') : t('Switch off');
  return setting.type === 'https_url' ? t('Save') : t('Save {value}', { value: valueLabel(setting, value) });
}

/** Once the list was asked again: it tells who was quicker. */
function conflictLabel(setting: Setting): string {
  const value = valueLabel(setting, setting.value);
  return setting.changedBy === null
    ? t('Someone else has changed this in the meantime. It is now {value}.', { value })
    : t('{name} has changed this in the meantime. It is now {value}.', { name: setting.changedBy, value });
}
