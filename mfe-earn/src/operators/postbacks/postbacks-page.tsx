import { numberFormat, useSearchParams } from '@facet/remote-kit';
import { classes, PageHeader } from '@facet/ui';
import { Amount, type Column, DataTable, durationLabel, type Filter, timeLabel, useTableState } from '@facet/console-kit';
import type { CountPostbacksApiResponse } from '../api/earn.generated.ts';
import { useListProvidersQuery } from '../providers/providers-api.ts';
import { t } from '../texts.ts';
import { PostbackPanel } from './postback-panel.tsx';
import { REASONS, reasonLabel, verdictLabel } from './postback-labels.ts';
import { useCountPostbacksQuery, useListPostbacksQuery, type Postback } from './postbacks-api.ts';
import { asCountQuery, asPostbackQuery, POSTBACK_PARAMS } from './postback-query.ts';
import { VerdictBadge } from './verdict-badge.tsx';
import { VerdictBar } from './verdict-bar.tsx';
import styles from './postbacks.module.css';

/** /admin/postbacks: every call of a wall with its verdict; the open one is in the address. */
export function Component() {
  const [address, setAddress] = useSearchParams();
  const openId = address.get('open');
  const state = useTableState({ filters: POSTBACK_PARAMS });
  const { data, error, isFetching, refetch } = useListPostbacksQuery(asPostbackQuery(state));
  const counts = useCountPostbacksQuery(asCountQuery(state)).data?.counts;
  const filters = useFilters(counts);
  const open = (id: string | null) =>
    setAddress((before) => {
      const next = new URLSearchParams(before);
      if (id === null) next.delete('open');
      else next.set('open', id);
      return next;
    });
  return (
    <>
      <PageHeader title={t('Postbacks')}>
        {t('Every call from a wall, stored as received before anything else, with its verdict.')}
      </PageHeader>
      <VerdictBar counts={counts ?? []} />
      <div className={classes(styles.page, openId !== null && styles.withPanel)}>
        <DataTable
          label={t('Postbacks')}
          state={state}
          page={{ ...data, rows: data?.postbacks, error, isFetching, refetch }}
          columns={columns()}
          rowKey={({ id }) => id}
          rowName={({ provider, transaction, id }) => `${provider.label}, ${transaction ?? id}`}
          empty={{ title: t('No postbacks yet'), children: t('They appear here as soon as a wall calls.') }}
          searchHint={t('Search transaction or member')}
          filters={filters}
          csv="/api/admin/postbacks.csv"
          onOpen={({ id }) => open(id)}
          openKey={openId}
          isQuiet={({ verdict }) => verdict === 'duplicate'}
        />
        {openId !== null && <PostbackPanel key={openId} id={openId} onClose={() => open(null)} />}
      </div>
    </>
  );
}

function columns(): Column<Postback>[] {
  return [
    {
      id: 'time',
      header: t('Time'),
      cell: ({ receivedAt }) => (
        <time dateTime={receivedAt} title={receivedAt}>
          {timeLabel(receivedAt)}
        </time>
      ),
    },
    { id: 'wall', header: t('Wall'), cell: ({ provider }) => provider.label },
    {
      id: 'transaction',
      header: t('Transaction'),
      lead: true,
      cell: ({ transaction }) => <code className={styles.transaction}>{transaction ?? t('none')}</code>,
    },
    { id: 'member', header: t('Member'), cell: ({ username, memberId }) => username ?? memberId ?? '–' },
    {
      id: 'amount',
      header: t('Amount, R$'),
      numeric: true,
      cell: (postback) => <Moved postback={postback} />,
    },
    { id: 'verdict', header: t('Verdict'), cell: (postback) => <VerdictBadge postback={postback} /> },
    { id: 'took', header: t('Took'), numeric: true, from: 1180, cell: ({ receivedAt, settledAt }) => tookLabel(receivedAt, settledAt) },
    // A service of before does not count them.
    { id: 'calls', header: t('Calls'), numeric: true, from: 1180, cell: ({ calls }) => calls ?? '–' },
    { id: 'address', header: t('From'), optional: true, cell: ({ raw }) => raw.address },
    { id: 'replayed', header: t('Replayed by'), optional: true, cell: ({ replayedBy }) => replayedBy ?? '–' },
  ];
}

const whole = numberFormat();

/** From its arrival to its verdict; a call that was left to the sweeper took longer than its answer. */
function tookLabel(receivedAt: string, settledAt: string | null): string {
  if (settledAt === null) return '–';
  const tookMs = Math.max(0, Date.parse(settledAt) - Date.parse(receivedAt));
  return tookMs < 1_000 ? t('{count} ms', { count: whole(tookMs) }) : durationLabel(tookMs);
}

/** Struck through where it moved nothing. */
function Moved({ postback: { amount, verdict, outcome } }: { postback: Postback }) {
  if (amount === null) return '–';
  if (verdict !== 'accepted') return <s className={styles.nothing}>{amount}</s>;
  return <Amount signed amount={outcome === 'reverse' ? `-${amount}` : amount} />;
}

/** The views count what wall and time leave. */
function useFilters(counts: CountPostbacksApiResponse['counts'] | undefined): Filter[] {
  const providers = useListProvidersQuery().data?.providers ?? [];
  const countOf = (verdict?: string) =>
    counts?.filter((each) => verdict === undefined || each.verdict === verdict).reduce((sum, { count }) => sum + count, 0);
  const view = (verdict: 'accepted' | 'duplicate' | 'noted' | 'refused', label: string) => ({
    value: verdict,
    label,
    count: countOf(verdict),
  });
  return [
    {
      param: 'verdict',
      label: t('Verdict'),
      variant: 'views',
      options: [
        { value: '', label: t('All'), count: countOf() },
        view('accepted', t('Credited or reversed')),
        view('duplicate', verdictLabel({ verdict: 'duplicate', outcome: null, reason: null, alert: null }).words),
        view('noted', t('Noted')),
        view('refused', t('Refused')),
      ],
    },
    { param: 'provider', label: t('Wall'), variant: 'choice', options: providers.map(({ id, label }) => ({ value: id, label })) },
    {
      param: 'reason',
      label: t('Refused for'),
      variant: 'choice',
      options: REASONS.map((value) => ({ value, label: reasonLabel(value) })),
    },
    { param: 'alert', label: t('Check'), variant: 'choice', options: [{ value: 'true', label: t('needs checking') }] },
    { param: 'since', label: t('Since'), variant: 'date' },
    { param: 'until', label: t('Before'), variant: 'date' },
  ];
}
