import { EmptyState, PageHeader, Stack } from '@facet/ui';
import { LoadFailure, usePageKeys } from '@facet/console-kit';
import { useRef, useState, type RefObject } from 'react';
import { t } from '../texts.ts';
import { Bar } from './bar.tsx';
import type { QueuedCase } from './cases-api.ts';
import { Keys } from './keys.tsx';
import { OpenCase, type OpenCaseHandle } from './open-case.tsx';
import { QueuePage, useQueue } from './queue-page.tsx';
import { useCaseAddress } from './use-case-address.ts';
import styles from './cases.module.css';

const FIRST_PAGE = { after: null, offset: null };

/** /admin/cases: what members ask and appeal, who waits longest first. What is open is in the address: `?case=`. */
export function Component() {
  const { asked, openId, put } = useCaseAddress();
  const found = useQueue(asked);
  const { queue } = found;
  const cases = queue.currentData?.cases;
  const ask = (changes: Record<string, string | null>) => put({ ...changes, ...FIRST_PAGE, case: null });
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
      <Bar asked={asked} counts={queue.data?.counts} onAsk={ask} />
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
          <QueuePage {...found} asked={asked} openId={openId} onOpen={onOpen} onWhose={(whose) => ask({ whose })} />
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
    </Stack>
  );
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
    i: () => open.current?.assign(),
    n: () => open.current?.note(),
    z: () => open.current?.snooze(),
    c: () => open.current?.canned(),
    e: () => open.current?.end(),
  });
}

/** The next one in the queue; from nowhere, its first. */
function neighbour(cases: readonly QueuedCase[], openId: string | null, step: number): QueuedCase | undefined {
  const at = cases.findIndex(({ id }) => id === openId);
  return at === -1 ? cases[0] : cases[Math.min(Math.max(at + step, 0), cases.length - 1)];
}
