import { useState, type FormEvent } from 'react';
import { Button, Card, Notice, TextField } from '@facet/ui';
import { t } from '../texts.ts';
import { figuresOf } from './run-rules.ts';
import type { Run } from './run.ts';
import type { ShirtRun } from './shirt-run.ts';
import styles from './shirt-tool.module.css';

/** Whose account the copies go to. The cookie stays in this page's memory. */
export function LoginStep({ run, state }: { run: ShirtRun; state: Run }) {
  const [cookie, setCookie] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { all, downloaded } = figuresOf(state);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const refused = await run.signIn(cookie);
    setBusy(false);
    setProblem(refused);
    if (refused === null && run.current().step === 'downloading') void run.download();
  }

  return (
    <Card as="div" className={styles.narrow}>
      <form className={styles.stack} onSubmit={(event) => void submit(event)} noValidate aria-label={t('Login')}>
        {all > 0 && (
          <Notice tone="info" title={t('{downloaded} of {all} templates are here', { downloaded, all })}>
            {t('The cookie is never kept. Enter it again to go on.')}
          </Notice>
        )}
        <TextField
          label={t('RobloSecurity cookie')}
          hint={t('Used for this run only, not stored')}
          type="password"
          autoComplete="off"
          spellCheck={false}
          value={cookie}
          error={problem}
          onChange={({ target }) => {
            setCookie(target.value);
            setProblem(null);
          }}
        />
        <div className={styles.foot}>
          <Button onClick={() => run.backToSetup()}>{t('Back')}</Button>
          <Button type="submit" variant="primary" busy={isBusy}>
            {t('Check session')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
