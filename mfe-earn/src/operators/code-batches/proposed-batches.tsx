import { formatAmount, useVisible } from '@facet/ui';
import { Proposals } from '@facet/console-kit';
import { t } from '../texts.ts';
import {
  useConfirmCodeBatchMutation,
  useDeclineCodeBatchMutation,
  useWatchProposedCodeBatchesQuery,
  type ProposedCodeBatch,
} from './code-batches-api.ts';

const REFRESH_MS = 60_000;

/** While there are any: batches that wait for a second operator. */
export function ProposedBatches() {
  const pollingInterval = useVisible() ? REFRESH_MS : 0;
  const query = useWatchProposedCodeBatchesQuery(undefined, { pollingInterval, refetchOnMountOrArgChange: true });
  const [confirm] = useConfirmCodeBatchMutation();
  const [decline] = useDeclineCodeBatchMutation();
  return <Proposals title={t('Batches waiting for confirmation')} query={query} what={whatOf} confirm={confirm} decline={decline} />;
}

function whatOf({ asked: { prefix, size, reward, note } }: ProposedCodeBatch): string {
  const batch = t('{size, plural, one {# code} other {# codes}} {prefix}…, {reward} each', {
    size,
    prefix,
    reward: formatAmount(reward),
  });
  return note ? `${batch} · ${note}` : batch;
}
