import { useState } from 'react';
import { failureOf, type Failure } from '@facet/remote-kit';
import { Field, Select, TextField } from '@facet/ui';
import { FormDialog, Pair, useForm } from '@facet/console-kit';
import { t } from '../texts.ts';
import { useListProvidersQuery } from '../providers/providers-api.ts';
import { useEnterWallStatementMutation } from './statements-api.ts';
import { StatementText } from './statement-text.tsx';

const DAY_MS = 86_400_000;
/** What one call takes. */
const TEXT_MAX = 120_000;
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Takes a wall's own export for a period, pasted or from a file. It changes no money. */
export function EnterStatement({ onClose, onEntered }: { onClose: () => void; onEntered: (id: string) => void }) {
  const providers = useListProvidersQuery().data?.providers.filter(({ hasSecret }) => hasSecret) ?? [];
  const form = useForm(nothingTyped(), problemsOf);
  const { chosen, from, to, text } = form.values;
  const [failure, setFailure] = useState<Failure>();
  const [enter] = useEnterWallStatementMutation();
  const provider = chosen || (providers[0]?.id ?? '');

  async function submit(): Promise<boolean> {
    // the last day belongs to the period
    const end = new Date(Date.parse(to) + DAY_MS).toISOString();
    const { data, error } = await enter({ provider, from: new Date(from).toISOString(), to: end, text });
    if (error) setFailure(failureOf(error));
    else onEntered(data.id);
    return !error;
  }

  return (
    <FormDialog
      title={t('Enter a statement')}
      description={t(
        'Every transaction in it is looked up here, and everything credited here in the period is looked up in it. It moves no money.',
      )}
      confirm={t('Compare')}
      disabled={provider === ''}
      check={form.check}
      submit={submit}
      onClose={onClose}
    >
      <Select
        label={t('Wall')}
        value={provider}
        options={providers.map(({ id, label }) => ({ value: id, label }))}
        onValueChange={(id) => form.set('chosen', id)}
      />
      <Pair>
        <TextField label={t('First day (UTC)')} type="date" {...form.field('from')} />
        <TextField label={t('Last day (UTC)')} type="date" {...form.field('to')} />
      </Pair>
      <Field
        label={t('Lines')}
        hint={t('One transaction,amount per line, as the wall exports them; the first line may name the columns')}
        error={form.problems.text ?? failure?.description}
        requestId={failure?.requestId}
      >
        <StatementText
          value={text}
          onChange={(value) => {
            form.set('text', value);
            setFailure(undefined);
          }}
        />
      </Field>
    </FormDialog>
  );
}

/** The last 30 days. */
function nothingTyped() {
  return { chosen: '', from: dayOf(Date.now() - 30 * DAY_MS), to: dayOf(Date.now()), text: '' };
}

function problemsOf({ from, to, text }: ReturnType<typeof nothingTyped>) {
  return {
    ...((from === '' || to === '' || to < from) && { to: t('The last day must not be before the first') }),
    ...(text.trim() === '' && { text: t('Paste the lines of the statement, or choose its file') }),
    ...(text.length > TEXT_MAX && {
      text: t('The statement is too long for one call: enter it in parts of {max} characters', { max: TEXT_MAX }),
    }),
  };
}
