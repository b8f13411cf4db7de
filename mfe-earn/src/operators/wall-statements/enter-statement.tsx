import { useState, type FormEvent } from 'react';
import { failureOf, type Failure } from '@facet/remote-kit';
import { Button, Dialog, Field, Notice, Select, TextField } from '@facet/ui';
import { t } from '../texts.ts';
import { useListProvidersQuery } from '../providers/providers-api.ts';
import { useEnterWallStatementMutation } from './statements-api.ts';
import { StatementText } from './statement-text.tsx';
import styles from './statements.module.css';

const DAY_MS = 86_400_000;
/** What one call takes. */
const TEXT_MAX = 120_000;
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Takes a wall's own export for a period, pasted or from a file. It changes no money. */
export function EnterStatement({ onClose, onEntered }: { onClose: () => void; onEntered: (id: string) => void }) {
  const providers = useListProvidersQuery().data?.providers.filter(({ hasSecret }) => hasSecret) ?? [];
  const [chosen, setChosen] = useState('');
  const [from, setFrom] = useState(() => dayOf(Date.now() - 30 * DAY_MS));
  const [to, setTo] = useState(() => dayOf(Date.now()));
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<Failure>();
  const [enter, { isLoading }] = useEnterWallStatementMutation();
  const provider = chosen || (providers[0]?.id ?? '');

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isLoading) return;
    const refused = refusalOf({ from, to, text });
    if (refused !== undefined) return setProblem({ description: refused });
    // the last day belongs to the period
    const end = new Date(Date.parse(to) + DAY_MS).toISOString();
    const { data, error } = await enter({ provider, from: new Date(from).toISOString(), to: end, text });
    if (error) return setProblem(failureOf(error));
    onEntered(data.id);
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('Enter a statement')}
      description={t(
        'Every transaction in it is looked up here, and everything credited here in the period is looked up in it. It moves no money.',
      )}
      actions={
        <Button type="submit" form="statement" variant="primary" busy={isLoading}>
          {t('Compare')}
        </Button>
      }
    >
      <form id="statement" className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <Select
          label={t('Wall')}
          value={provider}
          options={providers.map(({ id, label }) => ({ value: id, label }))}
          onValueChange={setChosen}
        />
        <div className={styles.dates}>
          <TextField label={t('First day (UTC)')} type="date" value={from} onChange={({ target }) => setFrom(target.value)} />
          <TextField label={t('Last day (UTC)')} type="date" value={to} onChange={({ target }) => setTo(target.value)} />
        </div>
        <Field
          label={t('Lines')}
          hint={t('One transaction,amount per line, as the wall exports them; the first line may name the columns')}
        >
          <StatementText
            value={text}
            onChange={(value) => {
              setText(value);
              setProblem(undefined);
            }}
          />
        </Field>
      </form>
      {problem !== undefined && (
        <Notice tone="danger" title={t('Failed to compare')} requestId={problem.requestId}>
          {problem.description}
        </Notice>
      )}
    </Dialog>
  );
}

function refusalOf({ from, to, text }: { from: string; to: string; text: string }): string | undefined {
  if (from === '' || to === '' || to < from) return t('The last day must not be before the first');
  if (text.trim() === '') return t('Paste the lines of the statement, or choose its file');
  return text.length > TEXT_MAX
    ? t('The statement is too long for one call: enter it in parts of {max} characters', { max: TEXT_MAX })
    : undefined;
}
