import { Pager, useTableState, Views } from '@facet/console-kit';
import { EmptyState, SkeletonRows, useVisible } from '@facet/ui';
import { t } from '../texts.ts';
import { useListQueueQuery, type AssignedCounts, type QueueCounts, type Whose } from './cases-api.ts';
import { Queue } from './queue.tsx';
import type { AskedCases } from './use-case-address.ts';
import styles from './cases.module.css';

const REFRESH_MS = 30_000;

interface QueuePageProps extends ReturnType<typeof useQueue> {
  asked: AskedCases;
  openId: string | null;
  onOpen: (id: string) => void;
  onWhose: (whose: Whose | null) => void;
}

/** One page of the queue, and whose cases it shows. */
export function QueuePage({ asked, queue: { data, currentData }, page, place, openId, onOpen, onWhose }: QueuePageProps) {
  const cases = currentData?.cases;
  return (
    <div className={styles.queue} aria-busy={!cases || undefined}>
      <div className={styles.whose}>
        <WhoseViews asked={asked} counts={data} onWhose={onWhose} />
      </div>
      {!cases && <SkeletonRows count={5} />}
      {cases?.length === 0 && <EmptyState as="h2" title={emptyTitle(asked, place.from === 0)} />}
      {cases && <Queue cases={cases} openId={openId} onOpen={onOpen} />}
      {(place.from > 0 || page.nextCursor) && <Pager page={page} state={place} shown={page.rows?.length ?? 0} />}
    </div>
  );
}

interface WhoseViewsProps {
  asked: AskedCases;
  /** A service of before counts fewer groups, and nobody’s. */
  counts: { counts: Partial<QueueCounts>; assigned?: AssignedCounts } | undefined;
  onWhose: (whose: Whose | null) => void;
}

function WhoseViews({ asked: { group, whose }, counts, onWhose }: WhoseViewsProps) {
  const { me, nobody } = counts?.assigned ?? {};
  const counted = (found: AssignedCounts['me'] | undefined) => ({ count: found?.total, hasMore: found?.totalIsExact === false });
  return (
    <Views
      label={t('Whose')}
      options={[
        { value: 'me', label: t('Mine'), ...counted(me) },
        { value: 'nobody', label: t('Unassigned'), ...counted(nobody), urgent: group === 'open' },
        { value: '', label: t('All'), ...counted(counts?.counts[group]) },
      ]}
      value={whose ?? ''}
      onChange={(value) => onWhose(value === '' ? null : value)}
    />
  );
}

function emptyTitle({ group, whose, kind, search }: AskedCases, isFirstPage: boolean): string {
  const isWholeQueue = group === 'open' && whose === undefined && kind === undefined && search === '';
  return isWholeQueue && isFirstPage ? t('Nobody is waiting') : t('No cases here');
}

/** One page of the queue, and where it lies. */
export function useQueue({ group, whose, kind, search }: AskedCases) {
  const place = useTableState();
  const { cursor, limit } = place.query;
  const narrowed = { ...(whose && { assignee: whose }), ...(kind && { kind }), ...(search !== '' && { search }) };
  const queue = useListQueueQuery(
    { group, limit: Number(limit), ...narrowed, ...(cursor && { cursor }) },
    { refetchOnMountOrArgChange: true, pollingInterval: useVisible() ? REFRESH_MS : 0 },
  );
  const { currentData, data, error, isFetching, refetch } = queue;
  const page = { rows: (currentData ?? data)?.cases, nextCursor: currentData?.nextCursor, error, isFetching, refetch };
  return { queue, page, place };
}
