import { useState, type FormEvent } from 'react';
import { Card, Checkbox, focusFirstInvalid, Notice, TextField } from '@facet/ui';
import { RoleButton, useRefusal } from '@facet/console-kit';
import { t } from '../texts.ts';
import { TARGET_MAX, type Run } from './run.ts';
import type { ShirtRun } from './shirt-run.ts';
import styles from './shirt-tool.module.css';

interface Problems {
  target?: string;
  uploadCount?: string;
  rights?: string;
}

/** How many, and whether they may be copied. */
export function SetupStep({ run, state }: { run: ShirtRun; state: Run }) {
  const refusal = useRefusal('admin');
  const [target, setTarget] = useState(String(state.target));
  const [uploadCount, setUploadCount] = useState(String(state.uploadCount));
  const [isConfirmed, setConfirmed] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    if (isBusy || refusal !== null) return;
    const found = problemsOf({ target, uploadCount, isConfirmed });
    setProblems(found);
    if (Object.keys(found).length > 0) return void requestAnimationFrame(() => focusFirstInvalid(form));
    setBusy(true);
    const problem = await run.confirm({ target: Number(target), uploadCount: Number(uploadCount) });
    setBusy(false);
    if (problem !== null) setProblems({ rights: problem });
  }

  return (
    <Card as="div" className={styles.narrow}>
      <form className={styles.stack} onSubmit={(event) => void submit(event)} noValidate aria-label={t('Setup')}>
        {state.halt !== null && <Notice tone="warning" title={state.halt} />}
        <div className={styles.pair}>
          <TextField
            label={t('Templates to download')}
            hint={t('At most {max} in one run', { max: TARGET_MAX })}
            inputMode="numeric"
            value={target}
            error={problems.target}
            onChange={({ target: field }) => setTarget(field.value)}
          />
          <TextField
            label={t('Upload count')}
            hint={t('At least 1')}
            inputMode="numeric"
            value={uploadCount}
            error={problems.uploadCount}
            onChange={({ target: field }) => setUploadCount(field.value)}
          />
        </div>
        <Notice tone="info" title={t('Only what is yours')}>
          {t('Copying others’ work breaks the platform’s terms and their rights. Your confirmation is written to the audit log.')}
        </Notice>
        <Checkbox
          label={t('I own what I copy, or I hold a license for it')}
          checked={isConfirmed}
          aria-invalid={problems.rights ? true : undefined}
          onChange={({ target: box }) => setConfirmed(box.checked)}
        />
        {problems.rights && (
          <p className={styles.problem} role="alert">
            {problems.rights}
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

function problemsOf({ target, uploadCount, isConfirmed }: { target: string; uploadCount: string; isConfirmed: boolean }): Problems {
  return {
    ...(!isCount(target, TARGET_MAX) && { target: t('Enter a number from 1 to {max}', { max: TARGET_MAX }) }),
    ...(!isCount(uploadCount, TARGET_MAX) && { uploadCount: t('Enter a number from 1 to {max}', { max: TARGET_MAX }) }),
    ...(!isConfirmed && { rights: t('Please confirm that you may copy them') }),
  };
}

function isCount(text: string, max: number): boolean {
  return /^\s*\d{1,3}\s*$/.test(text) && Number(text) >= 1 && Number(text) <= max;
}
