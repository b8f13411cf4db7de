import { Button, Card, CardHead, Icon, Stack, Text, useToast } from '@facet/ui';
import { useRef } from 'react';
import { fetchFile } from '../download/fetch-file.ts';
import { saveFile } from '../download/save-file.ts';
import { t } from '../texts.ts';
import { CheckResult } from './check-result.tsx';
import styles from './proof.module.css';
import { useProofCheck } from './use-proof-check.ts';

const NEWEST = '/api/user/statement-proof';

/**
 * The statement with its proof as a file, and its check in this browser, of the newest one or of a file that was kept.
 */
export function ProofCard() {
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  const { steps, check } = useProofCheck();

  const withNewest = async (onFile: (file: Blob) => unknown) => {
    const answer = await fetchFile(NEWEST);
    if ('problem' in answer) return toast({ tone: 'danger', title: t('The proof could not be fetched'), description: answer.problem });
    await onFile(answer.file);
  };

  const checkChosen = async (chosen: FileList | null) => {
    const [file] = chosen ?? [];
    if (file) await check(await file.text());
    // The same file may be chosen again.
    if (input.current) input.current.value = '';
  };

  return (
    <Card aria-labelledby="proof">
      <Stack gap={4}>
        <div>
          <CardHead id="proof" title={t('Proof')}>
            <Icon name="shield-check" />
          </CardHead>
          <Text as="p" tone="muted">
            {t(
              'Every night we publish one fingerprint of all statements, so nobody, us included, can change yours later. The file proves yours without showing anyone else’s.',
            )}
          </Text>
        </div>
        <Button wide icon="shield-check" onClick={() => withNewest(async (file) => check(await file.text()))}>
          {t('Check my statement')}
        </Button>
        <Button wide icon="download" onClick={() => withNewest((file) => saveFile('statement-proof.json', file))}>
          {t('Download proof')}
        </Button>
        <Button wide variant="quiet" onClick={() => input.current?.click()}>
          {t('Check a file')}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          aria-label={t('Statement proof')}
          className={styles.input}
          tabIndex={-1}
          onChange={(event) => void checkChosen(event.currentTarget.files)}
        />
        <div aria-live="polite" className={styles.result}>
          {steps && <CheckResult steps={steps} />}
        </div>
      </Stack>
    </Card>
  );
}
