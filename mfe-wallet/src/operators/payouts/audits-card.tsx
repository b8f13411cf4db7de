import { Badge, Card, CardHead, EmptyState, SkeletonRows } from '@facet/ui';
import { type FigureColumn, FigureTable, LoadFailure, timeLabel } from '@facet/console-kit';
import { t } from '../texts.ts';
import { AuditButton } from './audit-button.tsx';
import { checkLabel } from './check-label.ts';
import type { WalletAudits } from './payouts-api.ts';
import { useWalletAudits } from './use-wallet-audits.ts';
import styles from './payouts.module.css';

type Audit = WalletAudits['audits'][number];

/** The wallet's own proofs of its money, the newest first. */
export function AuditsCard() {
  const { data, error, isFetching, refetch } = useWalletAudits();
  return (
    <Card flush aria-labelledby="wallet-audits">
      <CardHead id="wallet-audits" title={t('Ledger audits')}>
        <AuditButton />
      </CardHead>
      {data ? (
        data.audits.length === 0 ? (
          <EmptyState title={t('No audit yet')}>{t('The first one runs within the hour.')}</EmptyState>
        ) : (
          <FigureTable label={t('Ledger audits')} columns={columns()} rows={data.audits} rowKey={({ id }) => id} />
        )
      ) : error ? (
        <LoadFailure title={t('Audits did not load')} error={error} isFetching={isFetching} refetch={refetch} />
      ) : (
        <SkeletonRows count={4} />
      )}
    </Card>
  );
}

function columns(): readonly FigureColumn<Audit>[] {
  return [
    { header: t('Time'), cell: ({ takenAt }) => timeLabel(takenAt) },
    { header: t('Of'), cell: ({ scope }) => (scope === 'all' ? t('everything') : t('what is new')) },
    { header: t('Duration'), numeric: true, cell: ({ takenAt, finishedAt }) => secondsLabel(Date.parse(finishedAt) - Date.parse(takenAt)) },
    { header: t('Found'), cell: (audit) => <Found audit={audit} /> },
  ];
}

const secondsLabel = (lengthMs: number): string => t('{seconds} s', { seconds: (lengthMs / 1_000).toFixed(1) });

function Found({ audit: { faults, findings, notRun } }: { audit: Audit }) {
  if (faults === 0) return notRun.length === 0 ? <Badge tone="accent">{t('Balanced')}</Badge> : <NotRun notRun={notRun} />;
  return (
    <details className={styles.found}>
      <summary>
        <Badge tone="danger">{t('{faults, plural, one {# fault} other {# faults}}', { faults })}</Badge>
      </summary>
      {findings
        .filter((finding) => finding.faults > 0)
        .map(({ check, faults: count, examples }) => (
          <div key={check}>
            <b>{t('{claim}: not true for {count}', { claim: checkLabel(check), count })}</b>
            <ul>
              {examples.map(({ memberId, detail }) => (
                <li key={`${memberId} ${detail}`}>{detail}</li>
              ))}
            </ul>
          </div>
        ))}
    </details>
  );
}

/** A check that did not look is not clean. */
function NotRun({ notRun }: Pick<Audit, 'notRun'>) {
  return (
    <details className={styles.found}>
      <summary>
        <Badge tone="warning">{t('{count, plural, one {# check} other {# checks}} did not run', { count: notRun.length })}</Badge>
      </summary>
      <ul>
        {notRun.map(({ check, reason }) => (
          <li key={check}>{t('{claim}: {reason}', { claim: checkLabel(check), reason })}</li>
        ))}
      </ul>
    </details>
  );
}
