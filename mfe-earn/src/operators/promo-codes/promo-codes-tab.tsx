import { useState } from 'react';
import { useSearchParams } from '@facet/remote-kit';
import { ProposalsDock, RoleButton, useAsked, type Filter } from '@facet/console-kit';
import { BatchesTable } from '../code-batches/batches-table.tsx';
import type { CodeBatch } from '../code-batches/code-batches-api.ts';
import { MadeBatch } from '../code-batches/made-batch.tsx';
import { ProposedBatches } from '../code-batches/proposed-batches.tsx';
import { NewBatchDialog } from '../code-batches/new-batch-dialog.tsx';
import { t } from '../texts.ts';
import { NewPromoCodeDialog } from './new-promo-code-dialog.tsx';
import type { Counts } from './promo-codes-api.ts';
import { ProposedPromoCodes } from './proposed-promo-codes.tsx';
import { PromoCodesTable } from './promo-codes-table.tsx';

const BATCHES = 'batches';

/** `?tab=promos` */
export function Component() {
  const [address] = useSearchParams();
  const [open, setOpen] = useState<'code' | 'batch' | CodeBatch>();
  const [isBatchAsked, over] = useAsked('batch', 'admin');
  const show = (next?: typeof open) => {
    setOpen(next);
    over();
  };
  const close = () => show();
  const tools = (
    <>
      <RoleButton needs="admin" size="small" icon="copy" shortcut="b" onClick={() => setOpen('batch')}>
        {t('Create batch')}
      </RoleButton>
      <RoleButton needs="admin" variant="primary" size="small" icon="plus" shortcut="n" onClick={() => setOpen('code')}>
        {t('Create promo code')}
      </RoleButton>
    </>
  );

  return (
    <>
      {address.get('state') === BATCHES ? <BatchesTable views={views()} tools={tools} /> : <PromoCodesTable views={views} tools={tools} />}
      <ProposalsDock>
        <ProposedPromoCodes />
        <ProposedBatches />
      </ProposalsDock>
      {open === 'code' && <NewPromoCodeDialog onClose={close} />}
      {(open === 'batch' || isBatchAsked) && <NewBatchDialog onMade={show} onClose={close} />}
      {typeof open === 'object' && <MadeBatch batch={open} onClose={close} />}
    </>
  );
}

function views(counts?: Counts): Filter {
  return {
    param: 'state',
    label: t('State'),
    variant: 'views',
    options: [
      { value: '', label: t('All'), count: counts?.all },
      { value: 'active', label: t('Active'), count: counts?.active },
      { value: BATCHES, label: t('Batches') },
      { value: 'ended', label: t('Ended'), count: counts?.ended },
    ],
  };
}
