import type { ReactNode } from 'react';
import { DataTable, type Filter, type RowAction, useAct, useOpened, useRefusal, useTableState } from '@facet/console-kit';
import { t } from '../texts.ts';
import { DeletePromoCode } from './delete-promo-code.tsx';
import { promoCodeColumns } from './promo-code-columns.tsx';
import { useSearchPromoCodesQuery, useSwitchPromoCodeMutation, type Counts, type PromoCode } from './promo-codes-api.ts';
import { EditPromoCodeDialog } from './edit-promo-code-dialog.tsx';
import { NewPromoCodeDialog } from './new-promo-code-dialog.tsx';

type Act = 'edit' | 'copy' | 'delete';
interface Open {
  kind: Act;
  promo: PromoCode;
}

/** The codes that were made alone. */
export function PromoCodesTable({ views, tools }: { views: (counts?: Counts) => Filter; tools: ReactNode }) {
  const state = useTableState({ sort: 'newest', filters: ['state'] });
  const { data, currentData, error, isFetching, refetch } = useSearchPromoCodesQuery(state.query);
  const page = { ...currentData, rows: (currentData ?? data)?.promoCodes };
  const { opened, open } = useOpened<Open>((what, close) => <Opened {...what} rows={page.rows ?? []} onClose={close} />);
  const actionsOf = useActions((kind, promo) => open({ kind, promo }));

  return (
    <>
      <DataTable
        label={t('Promo codes')}
        state={state}
        page={{ ...page, error, isFetching, refetch }}
        columns={promoCodeColumns()}
        rowKey={({ id }) => id}
        rowName={({ code }) => code}
        empty={{ title: t('No promo codes'), children: t('Create the first one and hand it out.') }}
        searchHint={t('Search code')}
        filters={[views(data?.counts)]}
        csv="/api/admin/promo-codes.csv"
        tools={tools}
        rowActions={actionsOf}
        isQuiet={({ state: is }) => is === 'expired' || is === 'inactive'}
      />
      {opened}
    </>
  );
}

/** The dialog that is open. An edit is told how its code stands by now. */
function Opened({ rows, onClose, ...open }: Open & { rows: readonly PromoCode[]; onClose: () => void }) {
  switch (open.kind) {
    case 'copy':
      return <NewPromoCodeDialog copied={open.promo} onClose={onClose} />;
    case 'edit':
      return <EditPromoCodeDialog promo={rows.find(({ id }) => id === open.promo.id) ?? open.promo} onClose={onClose} />;
    case 'delete':
      return <DeletePromoCode promo={open.promo} onClose={onClose} />;
    default:
      return open.kind satisfies never;
  }
}

function useActions(open: (kind: Act, promo: PromoCode) => void): (promo: PromoCode) => RowAction[] {
  const refusal = useRefusal('admin');
  const act = useAct();
  const [turn] = useSwitchPromoCodeMutation();
  const flip = ({ id, code, isActive }: PromoCode) =>
    act(turn({ id, body: { isActive: !isActive } }), t('Failed to switch promo code'), {
      title: isActive ? t('Promo code switched off') : t('Promo code switched on'),
      description: code,
    });

  return (promo) => [
    // A service of before cannot edit: its codes have no version. One of a batch stays as the others are.
    ...('version' in promo && promo.batchId === null
      ? [{ label: t('Edit…'), icon: 'pencil' as const, refusal, onSelect: () => open('edit', promo) }]
      : []),
    { label: t('Duplicate…'), icon: 'copy', refusal, onSelect: () => open('copy', promo) },
    {
      label: promo.isActive ? t('Switch off') : t('Switch on'),
      icon: promo.isActive ? 'lock' : 'lock-open',
      refusal,
      onSelect: () => void flip(promo),
    },
    { label: t('Delete…'), icon: 'trash-2', danger: true, refusal, onSelect: () => open('delete', promo) },
  ];
}
