import { useLocation, useSearchParams } from '@facet/remote-kit';
import { EmptyState, KeyCap, PageHeader, Select, SkeletonRows, Stack, useVisible } from '@facet/ui';
import { LoadFailure, Pager, usePageKeys, useTableState, Views } from '@facet/console-kit';
import { useRef, useState, type RefObject } from 'react';
import { MemberDrawer } from '../members/drawer/index.ts';
import { t } from '../texts.ts';
import { kindOptions } from './case-labels.ts';
import { useListQueueQuery, type CaseGroup, type QueueCounts, type QueuedCase } from './cases-api.ts';
import { OpenCase, type OpenCaseHandle } from './open-case.tsx';
import { Queue } from './queue.tsx';
import { SearchCases } from './search-cases.tsx';
import styles from './cases.module.css';

const GROUPS: readonly CaseGroup[] = ['open', 'waiting', 'snoozed', 'over'];
const FIRST_PAGE = { after: null, offset: null };
const REFRESH_MS = 30_000;

/** /admin/cases: what members ask and appeal, who waits longest first. What is open is in the address: `?case=`. */
export function Component() {
  const { group, kind, search, openId, put } = useCaseAddress();
  const { queue, page, place } = useQueue({ group, kind, search });
  const cases = queue.currentData?.cases;
  const open = useRef<OpenCaseHandle>(null);
  const [drafts] = useState(() => new Map<string, string>());
  const [isReplying, setReplying] = useState(false);
  const onOpen = (id: string, toReply = false) => {
    setReplying(toReply);
    put({ case: id });
  };
  const hasKeys = useKeys(cases, { openId, open, onOpen });

  return (
    <Stack gap={4}>
      <PageHeader title={t('Cases')}>{t('Questions and appeals from members, each beside the line it is about.')}</PageHeader>
      <Bar
        asked={{ group, kind, search }}
        counts={queue.data?.counts}
        onAsk={(changes) => put({ ...changes, ...FIRST_PAGE, case: null })}
      />
      {queue.error && !cases ? (
        <LoadFailure
          as="h2"
          title={t('Cases could not be loaded')}
          error={queue.error}
          isFetching={queue.isFetching}
          refetch={queue.refetch}
        >
          {t('Members can still write, nothing is lost.')}
        </LoadFailure>
      ) : (
        <div className={styles.desk}>
          <QueuePage cases={cases} page={page} place={place} isOpenGroup={group === 'open'} openId={openId} onOpen={onOpen} />
          {openId === null ? (
            <div className={styles.nothing}>
              <EmptyState as="h2" title={t('Choose a case')}>
                {t('j and k go through the queue.')}
              </EmptyState>
            </div>
          ) : (
            <OpenCase
              key={openId}
              id={openId}
              handle={open}
              isReplying={isReplying}
              drafts={drafts}
              onOpen={onOpen}
              onBack={() => put({ case: null })}
              onMember={(id) => put({ member: id })}
            />
          )}
        </div>
      )}
      {hasKeys && <Keys />}
      <MemberDrawer />
    </Stack>
  );
}

interface Asked {
  group: CaseGroup;
  kind: QueuedCase['kind'] | undefined;
  search: string;
}

interface KeysProps {
  openId: string | null;
  open: RefObject<OpenCaseHandle | null>;
  onOpen: (id: string, toReply?: boolean) => void;
}

/** Whether single keys are wanted at all. To reply where none is open opens the first: it waits longest. */
function useKeys(cases: readonly QueuedCase[] | undefined, { openId, open, onOpen }: KeysProps): boolean {
  const go = (step: number, toReply = false) => {
    const next = cases && neighbour(cases, openId, step);
    if (next) onOpen(next.id, toReply);
  };
  const reply = () => (openId === null ? go(1, true) : open.current?.reply());
  return usePageKeys({
    j: () => go(1),
    k: () => go(-1),
    Enter: reply,
    r: reply,
    n: () => open.current?.note(),
    z: () => open.current?.snooze(),
    c: () => open.current?.canned(),
    e: () => open.current?.end(),
  });
}

interface QueuePageProps extends Pick<ReturnType<typeof useQueue>, 'page' | 'place'> {
  cases: readonly QueuedCase[] | undefined;
  isOpenGroup: boolean;
  openId: string | null;
  onOpen: (id: string) => void;
}

function QueuePage({ cases, page, place, isOpenGroup, openId, onOpen }: QueuePageProps) {
  return (
    <div className={styles.queue} aria-busy={!cases || undefined}>
      {!cases && <SkeletonRows count={5} />}
      {cases?.length === 0 && <EmptyState as="h2" title={isOpenGroup && place.from === 0 ? t('Nobody is waiting') : t('No cases here')} />}
      {cases && <Queue cases={cases} openId={openId} onOpen={onOpen} />}
      {(place.from > 0 || page.nextCursor) && <Pager page={page} state={place} shown={page.rows?.length ?? 0} />}
    </div>
  );
}

/** One page of the queue, and where it lies. */
function useQueue({ group, kind, search }: Asked) {
  const place = useTableState();
  const { cursor, limit } = place.query;
  const queue = useListQueueQuery(
    { group, limit: Number(limit), ...(kind && { kind }), ...(search !== '' && { search }), ...(cursor && { cursor }) },
    { refetchOnMountOrArgChange: true, pollingInterval: useVisible() ? REFRESH_MS : 0 },
  );
  const { currentData, data, error, isFetching, refetch } = queue;
  const page = { rows: (currentData ?? data)?.cases, nextCursor: currentData?.nextCursor, error, isFetching, refetch };
  return { queue, page, place };
}

/** What is asked for and what is open, in the address. */
function useCaseAddress() {
  const [address, setAddress] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  // The state knows the pages that lie behind: it goes with every step on this one.
  const put = (changes: Record<string, string | null>) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === null || value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { state: 'after' in changes ? null : state },
    );
  const asked: Asked = {
    group: GROUPS.find((one) => one === address.get('group')) ?? 'open',
    kind: kindOptions().find(({ value }) => value === address.get('kind'))?.value,
    search: address.get('search') ?? '',
  };
  return { ...asked, openId: address.get('case'), put };
}

interface BarProps {
  asked: Asked;
  /** A service of before counts fewer groups. */
  counts: Partial<QueueCounts> | undefined;
  onAsk: (changes: Record<string, string | null>) => void;
}

function Bar({ asked: { group, kind, search }, counts, onAsk }: BarProps) {
  return (
    <div className={styles.bar}>
      <Views
        label={t('State')}
        // More than a thousand are not counted.
        options={GROUPS.map((value) => ({
          value,
          label: groupLabel(value),
          count: counts?.[value]?.total,
          hasMore: counts?.[value]?.totalIsExact === false,
        }))}
        value={group}
        onChange={(value) => onAsk({ group: value })}
      />
      <div className={styles.kind}>
        <Select
          label={t('Kind')}
          options={[{ value: 'all', label: t('All kinds') }, ...kindOptions()]}
          value={kind ?? 'all'}
          onValueChange={(value) => onAsk({ kind: value === 'all' ? null : value })}
        />
      </div>
      <SearchCases value={search} onSearch={(words) => onAsk({ search: words })} />
    </div>
  );
}

/** The next one in the queue; from nowhere, its first. */
function neighbour(cases: readonly QueuedCase[], openId: string | null, step: number): QueuedCase | undefined {
  const at = cases.findIndex(({ id }) => id === openId);
  return at === -1 ? cases[0] : cases[Math.min(Math.max(at + step, 0), cases.length - 1)];
}

function groupLabel(group: CaseGroup): string {
  switch (group) {
    case 'open':
      return t('Open');
    case 'waiting':
      return t('Waiting for the member');
    case 'snoozed':
      return t('Snoozed');
    case 'over':
      return t('Resolved');
    default:
      return group satisfies never;
  }
}

function Keys() {
  return (
    <p className={styles.keys}>
      <span>
        <KeyCap>j</KeyCap> <KeyCap>k</KeyCap> {t('next, previous')}
      </span>
      <span>
        <KeyCap>r</KeyCap> {t('reply')}
      </span>
      <span>
        <KeyCap>n</KeyCap> {t('note')}
      </span>
      <span>
        <KeyCap>c</KeyCap> {t('canned answer')}
      </span>
      <span>
        <KeyCap>e</KeyCap> {t('resolve or decide')}
      </span>
      <span>
        <KeyCap>z</KeyCap> {t('snooze')}
      </span>
      <span>
        <KeyCap>Ctrl</KeyCap> <KeyCap>↵</KeyCap> {t('send')}
      </span>
    </p>
  );
}
