import { ApproveDialog } from './approve-dialog.tsx';
import { BatchDialog } from './batch-dialog.tsx';
import { DetailsDialog } from './details-dialog.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import type { Withdrawal } from './withdrawals-api.ts';

/** Which dialog stands over the queue. */
export type OpenDialog =
  | { kind: 'approve' | 'reject' | 'details'; withdrawal: Withdrawal }
  | { kind: 'batch'; status: 'completed' | 'failed'; withdrawals: readonly Withdrawal[] };

export function QueueDialog({ open, onClose }: { open: OpenDialog; onClose: () => void }) {
  switch (open.kind) {
    case 'approve':
      return <ApproveDialog withdrawal={open.withdrawal} onClose={onClose} />;
    case 'reject':
      return <RejectDialog withdrawal={open.withdrawal} onClose={onClose} />;
    case 'details':
      return <DetailsDialog withdrawal={open.withdrawal} onClose={onClose} />;
    case 'batch':
      return <BatchDialog withdrawals={open.withdrawals} status={open.status} onClose={onClose} />;
    default:
      return open satisfies never;
  }
}
