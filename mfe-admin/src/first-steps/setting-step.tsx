import { useState } from 'react';
import { RoleButton, StepRow, useFailure } from '@facet/console-kit';
import { useToast } from '@facet/ui';
import { ChangeSettingDialog, otherValue, useChangeSettingMutation, valueLabel, type Setting } from '../site-settings/index.ts';
import { t } from '../texts.ts';

/** A setting that has consequences: it is kept as it is, or changed; either is a decision, with a name and a time. */
export function SettingStep({ setting }: { setting: Setting }) {
  const { title, description, value, changedAt, changeableBy } = setting;
  const [isOpen, setOpen] = useState(false);
  const keep = useKeep(setting);
  const label = valueLabel(setting, value);
  return (
    <>
      <StepRow
        title={title}
        description={description}
        isOpen={changedAt === null}
        value={changedAt === null ? t('{value}, not decided', { value: label }) : label}
      >
        {changedAt === null && (
          <RoleButton needs={changeableBy} size="small" aria-label={t('Keep: {title}', { title })} onClick={keep}>
            {t('Keep')}
          </RoleButton>
        )}
        <RoleButton needs={changeableBy} size="small" aria-label={t('Change: {title}', { title })} onClick={() => setOpen(true)}>
          {t('Change…')}
        </RoleButton>
      </StepRow>
      {isOpen && <ChangeSettingDialog setting={setting} to={otherValue(setting)} onClose={() => setOpen(false)} />}
    </>
  );
}

function useKeep(setting: Setting): () => Promise<void> {
  const toast = useToast();
  const fail = useFailure();
  const [changeSetting] = useChangeSettingMutation();
  return async () => {
    const { key, title, value } = setting;
    const { error } = await changeSetting({ key, value, expected: value });
    if (error) fail(t('Failed to save setting'), error);
    else toast({ title: t('Decided'), description: t('{title}: {value}', { title, value: valueLabel(setting, value) }) });
  };
}
