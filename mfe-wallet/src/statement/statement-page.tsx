import { Link, useSearchParams } from '@facet/remote-kit';
import { Button, Cluster, Icon, PageHeader, Stack } from '@facet/ui';
import { useReadStatementSummaryQuery } from '../api/wallet-api.ts';
import { DebtNotice } from '../debt/debt-notice.tsx';
import { ProofCard } from '../proof/proof-card.tsx';
import { t } from '../texts.ts';
import { DownloadCsv } from './download-csv.tsx';
import { HeldWithdrawals } from './held-withdrawals.tsx';
import { Transactions } from './transactions.tsx';
import { PendingEarnings } from './pending-earnings.tsx';
import { parseFilter, type StatementFilter } from './statement-filter.ts';
import styles from './statement.module.css';
import { useNewTransaction } from '../use-new-transaction.ts';

/** /withdraw/statement; the filters are in the address, so that a reload and Back find them. */
export function Component() {
  const [search, setSearch] = useSearchParams();
  const filter = parseFilter(search);
  const summary = useReadStatementSummaryQuery(undefined, { refetchOnMountOrArgChange: true });
  useNewTransaction(summary.refetch);

  const onFilter = (name: keyof StatementFilter, value: string | null) => {
    const next = new URLSearchParams(search);
    if (value === null) next.delete(name);
    else next.set(name, value);
    setSearch(next, { replace: true });
  };

  return (
    <Stack gap={6}>
      <PageHeader title={t('Statement')} aside={<Actions filter={filter} />}>
        {t('Every transaction, with its reason.')}
      </PageHeader>
      <Transactions
        filter={filter}
        months={summary.data?.months ?? []}
        onFilter={onFilter}
        onShowAll={() => setSearch({}, { replace: true })}
      />
      <DebtNotice debt={summary.data?.debt} />
      <div className={styles.below}>
        <HeldWithdrawals summary={summary} />
        <PendingEarnings />
        <ProofCard />
      </div>
    </Stack>
  );
}

function Actions({ filter }: { filter: StatementFilter }) {
  return (
    <Cluster gap={2}>
      <Button asChild variant="quiet">
        <Link to="/withdraw">
          <Icon name="arrow-left" size="small" /> {t('Withdraw')}
        </Link>
      </Button>
      <DownloadCsv filter={filter} />
    </Cluster>
  );
}
