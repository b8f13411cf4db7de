import { numberFormat } from '@facet/remote-kit';
import { formatAmount, SumList, TextField, toDecimal, useToast } from '@facet/ui';
import {
  focusOnMount,
  FormDialog,
  Optional,
  Pair,
  Preview,
  typedCount,
  useActFailure,
  useActKey,
  useForm,
  UtcField,
  utcOf,
  waitsForAnother,
} from '@facet/console-kit';
import { PromiseNotice } from '../promises/promise-notice.tsx';
import { t } from '../texts.ts';
import { batchCost, batchProblems, NO_BATCH, type BatchValues } from './batch-values.ts';
import { useCreateCodeBatchMutation, type CodeBatch } from './code-batches-api.ts';

/** Eight of 32 letters. */
const CODES_THAT_COULD_BE = 32 ** 8;
const rounded = numberFormat({ notation: 'compact', compactDisplay: 'long', maximumFractionDigits: 1 });

/** Many codes in one act, for creators, giveaways, letters. */
export function NewBatchDialog({ onMade, onClose }: { onMade: (batch: CodeBatch) => void; onClose: () => void }) {
  const fail = useActFailure();
  const toast = useToast();
  const { key } = useActKey();
  const { values, field, check } = useForm(NO_BATCH, batchProblems);
  const [create] = useCreateCodeBatchMutation();
  const cost = batchCost(values);

  async function submit(): Promise<boolean> {
    const { data, error } = await create({ 'idempotency-key': key, body: batchOf(values) });
    if (error) fail(t('Failed to create the codes'), error);
    else if ('proposal' in data) {
      toast(waitsForAnother());
      return true;
    } else onMade(data.batch);
    // What is made opens in the place of this dialog.
    return false;
  }

  return (
    <FormDialog
      title={t('Create a batch of codes')}
      description={t('Each code works once, and a member can use one of the batch.')}
      confirm={t('{count, plural, one {Create # code} other {Create # codes}}', { count: typedCount(values.size) ?? 0 })}
      aside={<BatchPreview values={values} />}
      check={check}
      submit={submit}
      onClose={onClose}
    >
      <Pair>
        <TextField label={t('How many')} hint={t('Up to 5,000')} inputMode="numeric" {...field('size')} />
        <TextField ref={focusOnMount} label={t('Reward of each, R$')} inputMode="decimal" {...field('reward')} />
      </Pair>
      <TextField
        label={t('Begins with')}
        hint={t('Followed by 8 random characters without 0, O, 1, I')}
        code
        maxLength={20}
        autoComplete="off"
        placeholder="STREAM-"
        {...field('prefix')}
      />
      <UtcField label={<Optional>{t('Expires (UTC)')}</Optional>} {...field('expiresAt')} />
      <TextField label={<Optional>{t('Note for operators')}</Optional>} maxLength={200} autoComplete="off" {...field('note')} />
      <SumList
        variant="receipt"
        lines={[{ label: t('Costs at most'), value: cost === null ? t('enter a reward') : formatAmount(toDecimal(cost)) }]}
      />
      <PromiseNotice promised={cost} />
    </FormDialog>
  );
}

function batchOf({ prefix, size, reward, expiresAt, note }: BatchValues) {
  const expiry = utcOf(expiresAt);
  return {
    prefix: prefix.trim().toUpperCase(),
    size: typedCount(size) ?? 0,
    reward: reward.trim(),
    note: note.trim(),
    ...(expiry !== null && { expiresAt: expiry }),
  };
}

/** What codes will look like: these are none. */
function BatchPreview({ values: { prefix, size } }: { values: BatchValues }) {
  const count = typedCount(size);
  return (
    <Preview title={t('Codes will look like this')}>
      <SumList
        variant="ruled"
        lines={[
          { label: t('A code'), value: <code translate="no">{`${prefix.trim().toUpperCase()}••••••••`}</code> },
          ...(count === null
            ? []
            : [{ label: t('Can be guessed'), value: t('1 in {tries} per try', { tries: rounded(CODES_THAT_COULD_BE / count) }) }]),
        ]}
      />
    </Preview>
  );
}
