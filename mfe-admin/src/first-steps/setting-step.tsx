import { useState } from 'react';
import { RoleButton, StepRow, useAct } from '@facet/console-kit';
import { Choices } from './choices.tsx';
import { ChangeSettingDialog, otherValue, useChangeSettingMutation, valueLabel, type Setting } from '../site-settings/index.ts';
import { t } from '../texts.ts';

/** A setting that has consequences: it is kept as it is, or changed; either is a decision, with a name and a time. */
export function SettingStep({ setting }: { setting: Setting }) {
  const { title, description, value, changedAt, changeableBy } = setting;
  const [isOpen, setOpen] = useState(false);
  const decide = useDecide(setting);
  const values = choicesOf(setting);
  const label = valueLabel(setting, value);
  const choose = async (to: string) => {
    await decide(to);
    setOpen(false);
  };
  return (
    <>
      <StepRow
        title={title}
        description={description}
        isOpen={changedAt === null}
        value={changedAt === null ? t('{value}, not decided', { value: label }) : label}
      >
        {changedAt === null && (
          <RoleButton needs={changeableBy} size="small" aria-label={t('Keep: {title}', { title })} onClick={() => decide(value)}>
            {t('Keep')}
          </RoleButton>
        )}
        <RoleButton needs={changeableBy} size="small" aria-label={t('Change: {title}', { title })} onClick={() => setOpen(!isOpen)}>
          {t('Change…')}
        </RoleButton>
      </StepRow>
      {isOpen && values && <Choices setting={setting} values={values} onUse={choose} onClose={() => setOpen(false)} />}
      {isOpen && !values && <ChangeSettingDialog setting={setting} to={otherValue(setting)} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Undefined: it is typed. */
const choicesOf = ({ type, choices }: Setting) => (type === 'on_off' ? ['off', 'on'] : (choices ?? undefined));

function useDecide(setting: Setting): (value: string) => Promise<unknown> {
  const act = useAct();
  const [changeSetting] = useChangeSettingMutation();
  const { key, title, value: seen } = setting;
  return (value) =>
    act(changeSetting({ key, value, expected: seen }), t('Failed to save setting'), {
      title: t('Decided'),
      description: t('{title}: {value}', { title, value: valueLabel(setting, value) }),
    });
}
