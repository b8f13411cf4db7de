import { useSearchParams } from '@facet/remote-kit';
import { Button, classes, formatAmount } from '@facet/ui';
import { addUp, DataTable, type Filter, useOpened, useSingleKeys, useTableState } from '@facet/console-kit';
import { t } from '../texts.ts';
import { KeysNote } from './keys-note.tsx';
import { QueueDialog, type OpenDialog } from './queue-dialog.tsx';
import { canApprove, canReject, RowButtons } from './row-buttons.tsx';
import { UnknownPayouts } from './unknown-payouts.tsx';
import { csvOf, queryOf, viewFilter } from './view.ts';
import { withdrawalColumns } from './withdrawal-columns.tsx';
import styles from './withdrawals.module.css';
import { useCountWithdrawalsQuery, useSearchWithdrawalsQuery, type Withdrawal, type WithdrawalCounts } from './withdrawals-api.ts';

/**
 * `?tab=withdrawals`: the queue by age, and what operators decide on it. The console shows the member that `&member=`
 * names.
 */
export function Component() {
  const state = useTableState({ sort: 'createdAt', filters: ['view', 'overHours'] });
  const query = queryOf(state);
  const { data, currentData, error, isFetching, refetch } = useSearchWithdrawalsQuery(query, { refetchOnMountOrArgChange: true });
  const { data: counts, error: notCounted } = useCountWithdrawalsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { opened, open } = useOpened<OpenDialog>((dialog, close) => <QueueDialog open={dialog} onClose={close} />);
  const [hasKeys, switchKeys] = useSingleKeys();
  const openMember = useOpenMember();
  const isTest = query['type'] === 'test';
  const isOpen = query['status'] === 'pending' || query['payoutState'] === 'unknown';
  const rowsOf = (page: typeof data) => (isTest ? page?.testWithdrawals : page?.withdrawals);
  // The list and what stands beside it come together: either alone would be pushed about by the other.
  const hasCome = (data ?? error) !== undefined && (counts ?? notCounted) !== undefined;
  // Where they are the list itself they need not stand beside it.
  const hasUnknown = hasCome && (counts?.unknown ?? 0) > 0 && query['payoutState'] !== 'unknown';
  // While another page is coming the one before stays; an empty one was an answer to another question.
  const before = rowsOf(data);
  const approve = (withdrawal: Withdrawal) => canApprove(withdrawal) && open({ kind: 'approve', withdrawal });
  const reject = (withdrawal: Withdrawal) => canReject(withdrawal) && open({ kind: 'reject', withdrawal });

  return (
    <>
      <div className={classes(hasUnknown && styles.beside)}>
        <div className={styles.room}>
          <DataTable
            label={t('Withdrawals')}
            state={state}
            page={{
              rows: hasCome ? (rowsOf(currentData) ?? (before?.length === 0 ? undefined : before)) : undefined,
              nextCursor: currentData?.nextCursor,
              total: isTest ? currentData?.testTotal : currentData?.total,
              totalIsExact: isTest ? currentData?.testTotalIsExact : currentData?.totalIsExact,
              error: hasCome ? error : undefined,
              isFetching,
              refetch,
            }}
            columns={withdrawalColumns({ isBeside: hasUnknown, isOpen })}
            rowKey={({ id }) => id}
            rowName={({ username, amount }) => `${username ?? ''} ${amount}`}
            empty={{ title: t('Nothing is waiting'), children: t('Withdrawals appear here when members ask for them.') }}
            searchHint={t('Search member, gamepass or id')}
            filters={queueFilters(counts)}
            tools={<ExportCsv query={query} />}
            onOpen={({ userId }) => openMember(userId)}
            rowActions={(withdrawal) => [
              { label: t('Details'), icon: 'scroll-text', onSelect: () => open({ kind: 'details', withdrawal }) },
              { label: t('Open member'), icon: 'user-round', onSelect: () => openMember(withdrawal.userId) },
            ]}
            rowButtons={(withdrawal) => <RowButtons withdrawal={withdrawal} onApprove={approve} onReject={reject} />}
            bulk={(withdrawals, clear) => (
              <BatchButtons withdrawals={withdrawals} onDecide={(status) => decideAll(status, withdrawals, clear)} />
            )}
            keys={{ p: approve, a: approve, r: reject, g: openGamepass }}
          />
          {/* what stands below a list that comes would be pushed about */}
          {hasCome && data && <KeysNote isOn={hasKeys} onSwitch={switchKeys} />}
        </div>
        {hasUnknown && (
          <UnknownPayouts
            onApprove={approve}
            onDetails={(withdrawal) => open({ kind: 'details', withdrawal })}
            onAll={() => state.setFilter('view', 'unknown')}
          />
        )}
      </div>
      {opened}
    </>
  );

  function decideAll(status: 'completed' | 'failed', withdrawals: readonly Withdrawal[], clear: () => void): void {
    open({ kind: 'batch', status, withdrawals });
    clear();
  }
}

function queueFilters(counts: WithdrawalCounts | undefined): Filter[] {
  return [
    viewFilter(counts),
    {
      param: 'overHours',
      label: t('Waiting'),
      variant: 'choice',
      options: [
        { value: '24', label: t('over 24 hours') },
        { value: '72', label: t('over 3 days') },
      ],
    },
  ];
}

interface BatchButtonsProps {
  withdrawals: readonly Withdrawal[];
  onDecide: (status: 'completed' | 'failed') => void;
}

function BatchButtons({ withdrawals, onDecide }: BatchButtonsProps) {
  const many = { count: withdrawals.length, amount: formatAmount(addUp(withdrawals.map(({ amount }) => amount))) };
  return (
    <>
      <Button size="small" variant="primary" onClick={() => onDecide('completed')}>
        {t('Pay {count}, {amount}…', many)}
      </Button>
      <Button size="small" variant="danger" onClick={() => onDecide('failed')}>
        {t('Reject {count}, {amount}…', many)}
      </Button>
    </>
  );
}

function ExportCsv({ query }: { query: Record<string, string> }) {
  return (
    <Button asChild size="small" icon="download">
      <a href={csvOf(query)} download>
        {t('Export CSV')}
      </a>
    </Button>
  );
}

function openGamepass({ gamepassLink }: Withdrawal): void {
  window.open(gamepassLink, '_blank', 'noreferrer');
}

function useOpenMember(): (id: string) => void {
  const [, setAddress] = useSearchParams();
  return (id) =>
    setAddress((before) => {
      const next = new URLSearchParams(before);
      next.set('member', id);
      return next;
    });
}
