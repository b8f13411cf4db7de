import { useState } from 'react';
import { Card, Checkbox, Notice, TextField } from '@facet/ui';
import { RoleButton, useForm, useRefusal, useSubmit } from '@facet/console-kit';
import { t } from '../texts.ts';
import { TARGET_MAX, type Run } from './run.ts';
import type { ShirtRun } from './shirt-run.ts';
import styles from './shirt-tool.module.css';

/** How many, and whether they may be copied. */
export function SetupStep({ run, state }: { run: ShirtRun; state: Run }) {
  const refusal = useRefusal('admin');
  const typed = { target: String(state.target), uploadCount: String(state.uploadCount), isConfirmed: false };
  const { values, problems, field, set, check } = useForm(typed, problemsOf);
  const [refused, setRefused] = useState<string | null>(null);
  const rights = problems.isConfirmed ?? refused;
  const { isBusy, onSubmit } = useSubmit({ check, submit, isDisabled: refusal !== null });

  async function submit(): Promise<boolean> {
    setRefused(null);
    setRefused(await run.confirm({ target: Number(values.target), uploadCount: Number(values.uploadCount) }));
    return true;
  }

  return (
    <Card as="div" className={styles.narrow}>
      <form className={styles.stack} onSubmit={onSubmit} noValidate aria-label={t('Setup')}>
        {state.halt !== null && <Notice tone="warning" title={state.halt} />}
        <div className={styles.pair}>
          <TextField
            label={t('Templates to download')}
            hint={t('At most {max} in one run', { max: TARGET_MAX })}
            inputMode="numeric"
            {...field('target')}
          />
          <TextField label={t('Upload count')} hint={t('At least 1')} inputMode="numeric" {...field('uploadCount')} />
        </div>
        <Notice tone="info" title={t('Only what is yours')}>
          {t('Copying others’ work breaks the platform’s terms and their rights. Your confirmation is written to the audit log.')}
        </Notice>
        <Checkbox
          label={t('I own what I copy, or I hold a license for it')}
          checked={values.isConfirmed}
          aria-invalid={rights ? true : undefined}
          onChange={({ target }) => set('isConfirmed', target.checked)}
        />
        {rights && (
          <p className={styles.problem} role="alert">
            {rights}
          </p>
        )}
        <div className={styles.foot}>
          <span>{refusal}</span>
          <RoleButton needs="admin" type="submit" variant="primary" iconAfter="chevron-right" busy={isBusy}>
            {t('Continue to login')}
          </RoleButton>
        </div>
      </form>
    </Card>
  );
}

function problemsOf({ target, uploadCount, isConfirmed }: { target: string; uploadCount: string; isConfirmed: boolean }) {
  return {
    ...(!isCount(target, TARGET_MAX) && { target: t('Enter a number from 1 to {max}', { max: TARGET_MAX }) }),
    ...(!isCount(uploadCount, TARGET_MAX) && { uploadCount: t('Enter a number from 1 to {max}', { max: TARGET_MAX }) }),
    ...(!isConfirmed && { isConfirmed: t('Please confirm that you may copy them') }),
  };
}

function isCount(text: string, max: number): boolean {
  return /^\s*\d{1,3}\s*$/.test(text) && Number(text) >= 1 && Number(text) <= max;
}
