import { useState } from 'react';
import { failureOf, messageOf } from '@facet/remote-kit';
import { useToast } from '@facet/ui';
import { t } from '../texts.ts';
import { valueLabel } from './setting-label.ts';
import { useChangeSettingMutation, type Setting } from './settings-api.ts';

export interface SaveSetting {
  /** Whether it is in force now. Never rejects. */
  save: (value: string) => Promise<boolean>;
  /** Why the last value was refused. */
  problem: string | undefined;
  isSaving: boolean;
}

/** Puts a value in force, unless someone else has changed the setting since it was shown. */
export function useSaveSetting(setting: Setting): SaveSetting {
  const { key, title, value: expected } = setting;
  const toast = useToast();
  const [problem, setProblem] = useState<string>();
  const [changeSetting, { isLoading }] = useChangeSettingMutation();

  async function save(value: string): Promise<boolean> {
    if (isLoading || value === expected) return true;
    setProblem(undefined);
    const { error } = await changeSetting({ key, value: value.trim(), expected });
    if (!error) {
      toast({ title: t('Setting saved'), description: t('{title}: {value}', { title, value: valueLabel(setting, value.trim()) }) });
      return true;
    }
    setProblem(messageOf(error));
    toast({ tone: 'danger', title: t('Failed to save setting'), ...failureOf(error) });
    return false;
  }

  return { save, problem, isSaving: isLoading };
}
