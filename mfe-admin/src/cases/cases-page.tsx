import { messageOf, requestIdOf, useSearchParams } from '@facet/remote-kit';
import { Button, EmptyState, ErrorCard, KeyCap, PageHeader, Select, SkeletonRows, Stack } from '@facet/ui';
import { useSingleKeys, useVisible } from '@facet/console-kit';
import { useRef, useState } from 'react';
import { MemberDrawer } from '../members/drawer/index.ts';
import { t } from '../texts.ts';
import { kindOptions } from './case-labels.ts';
import { useListQueueQuery, type CaseGroup, type QueueCounts, type QueuedCase } from './cases-api.ts';
import { OpenCase, type OpenCaseHandle } from './open-case.tsx';
import { Queue } from './queue.tsx';
import { SearchCases } from './search-cases.tsx';
import { useCaseKeys } from './use-case-keys.ts';
import styles from './cases.module.css';

const GROUPS: readonly CaseGroup[] = ['open', 'waiting', 'over'];
const REFRESH_MS = 30_000;
const LISTED = 100;

/** /admin/cases: what members ask and appeal, who waits longest first. What is open is in the address: `?case=`. */
export function Component() {
  const { group, kind, search, openId, put } = useCaseAddress();
  const queue = useListQueueQuery(
    { group, limit: LISTED, ...(kind && { kind }), ...(search !== '' && { search }) },
    { refetchOnMountOrArgChange: true, pollingInterval: useVisible() ? REFRESH_MS : 0 },
  );
  const cases = queue.currentData?.cases;
  const open = useRef<OpenCaseHandle>(null);
  const [drafts] = useState(() => new Map<string, string>());
  const [hasKeys] = useSingleKeys();
  const go = (step: number) => {
    const next = cases && neighbour(cases, openId, step);
    if (next) put({ case: next.id });
  };
  useCaseKeys(
    hasKeys
      ? {
          j: () => go(1),
          k: () => go(-1),
          Enter: () => open.current?.reply(),
          r: () => open.current?.reply(),
          c: () => open.current?.canned(),
          e: () => open.current?.end(),
        }
      : {},
  );

  return (
    <Stack gap={4}>
      <PageHeader title={t('Cases')}>{t('Questions and appeals from members, each beside the line it is about.')}</PageHeader>
      <Bar asked={{ group, kind, search }} counts={queue.data?.counts} onAsk={(changes) => put({ ...changes, case: null })} />
      {queue.error && !cases ? (
        <ErrorCard
          as="h2"
          title={t('Cases could not be loaded')}
          onRetry={queue.refetch}
          retrying={queue.isFetching}
          requestId={requestIdOf(queue.error)}
        >
          {messageOf(queue.error)} {t('Members can still write, nothing is lost.')}
        </ErrorCard>
      ) : (
        <div className={styles.desk}>
          <div className={styles.queue} aria-busy={!cases || undefined}>
            {!cases && <SkeletonRows count={5} />}
            {cases?.length === 0 && <EmptyState title={group === 'open' ? t('Nobody is waiting') : t('No cases here')} />}
            {cases && <Queue cases={cases} openId={openId} onOpen={(id) => put({ case: id })} />}
            {queue.currentData?.nextCursor && <More />}
          </div>
          {openId === null ? (
            <div className={styles.nothing}>
              <EmptyState title={t('Choose a case')}>{t('j and k go through the queue.')}</EmptyState>
            </div>
          ) : (
            <OpenCase
              key={openId}
              id={openId}
              handle={open}
              drafts={drafts}
              onOpen={(id) => put({ case: id })}
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

/** The queue is no archive: whoever has more waiting narrows it. */
function More() {
  return <p className={styles.more}>{t('There are more than these {count}. Search for one, or choose a kind.', { count: LISTED })}</p>;
}

interface Asked {
  group: CaseGroup;
  kind: QueuedCase['kind'] | undefined;
  search: string;
}

/** What is asked for and what is open, in the address. */
function useCaseAddress() {
  const [address, setAddress] = useSearchParams();
  const put = (changes: Record<string, string | null>) =>
    setAddress((before) => {
      const next = new URLSearchParams(before);
      for (const [name, value] of Object.entries(changes)) {
        if (value === null || value === '') next.delete(name);
        else next.set(name, value);
      }
      return next;
    });
  const asked: Asked = {
    group: GROUPS.find((one) => one === address.get('group')) ?? 'open',
    kind: kindOptions().find(({ value }) => value === address.get('kind'))?.value,
    search: address.get('search') ?? '',
  };
  return { ...asked, openId: address.get('case'), put };
}

interface BarProps {
  asked: Asked;
  counts: QueueCounts | undefined;
  onAsk: (changes: Record<string, string | null>) => void;
}

function Bar({ asked: { group, kind, search }, counts, onAsk }: BarProps) {
  return (
    <div className={styles.bar}>
      <fieldset className={styles.groups} aria-label={t('State')}>
        {GROUPS.map((each) => (
          <Button key={each} size="small" aria-pressed={each === group} onClick={() => onAsk({ group: each })}>
            {groupLabel(each)} {counts?.[each] ?? ''}
          </Button>
        ))}
      </fieldset>
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
        <KeyCap>c</KeyCap> {t('canned answer')}
      </span>
      <span>
        <KeyCap>e</KeyCap> {t('resolve or decide')}
      </span>
      <span>
        <KeyCap>Ctrl</KeyCap> <KeyCap>↵</KeyCap> {t('send')}
      </span>
    </p>
  );
}
