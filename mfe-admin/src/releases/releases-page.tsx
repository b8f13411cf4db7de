import { useState } from 'react';
import { LoadFailure, usePageKeys, useRefusal } from '@facet/console-kit';
import { Card, EmptyState, PageHeader, SkeletonRows, Stack } from '@facet/ui';
import { t } from '../texts.ts';
import { FailingCanary } from './failing-canary.tsx';
import { MoveDialog, type Asked } from './move-dialog.tsx';
import { ReleaseDetails } from './release-details.tsx';
import { ReleaseTable } from './release-table.tsx';
import { useGetReleaseBoardQuery, type Board, type Deployable } from './releases-api.ts';
import styles from './releases.module.css';

/** /admin/releases: which version of what visitors get, how it does, and the way back. */
export function Component() {
  const { data, error, isFetching, refetch } = useGetReleaseBoardQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Stack gap={4}>
      <PageHeader title={t('Releases')}>
        {t('Each remote and each service ships alone. A visitor keeps the version they were given until they reload.')}
      </PageHeader>
      {error && <LoadFailure as="h2" title={t('The registry could not be read')} error={error} isFetching={isFetching} refetch={refetch} />}
      {!error && !data && (
        <Card as="div" flush>
          <SkeletonRows count={8} />
        </Card>
      )}
      {!error && data && <ReleaseBoard board={data} />}
    </Stack>
  );
}

function ReleaseBoard({ board }: { board: Board }) {
  const { deployables } = board;
  const [chosen, setChosen] = useState(() => lastMoved(deployables)?.deployable);
  const [asked, setAsked] = useState<Asked | null>(null);
  const at = deployables.findIndex(({ deployable }) => deployable === chosen);
  const choose = (index: number) => setChosen(deployables[Math.min(Math.max(index, 0), deployables.length - 1)]?.deployable);
  const back = useRollBack(deployables[at], setAsked);
  usePageKeys({ j: () => choose(at + 1), k: () => choose(at - 1), ...(back && { b: back }) });
  if (chosen === undefined)
    return (
      <EmptyState as="h2" title={t('Nothing is released yet')}>
        {t('What comes with the installation appears after the first start.')}
      </EmptyState>
    );
  const table = { chosen, onChoose: setChosen, onAsk: setAsked };
  return (
    <>
      <FailingCanary deployables={deployables} onChoose={setChosen} onAsk={setAsked} />
      <div className={styles.columns}>
        <Stack gap={4}>
          <ReleaseTable title={t('Remotes')} deployables={deployables.filter((each) => !isService(each))} hasHealth {...table} />
          <ReleaseTable title={t('Services')} deployables={deployables.filter(isService)} hasHealth={false} {...table} />
        </Stack>
        <ReleaseDetails deployable={chosen} row={deployables[at]} onAsk={setAsked} />
      </div>
      {asked && <MoveDialog asked={asked} revision={board.revision} onClose={() => setAsked(null)} />}
    </>
  );
}

const isService = ({ kind }: Deployable): boolean => kind === 'service';

/** What one comes to look at: if something went wrong, it is this most likely. */
function lastMoved(deployables: readonly Deployable[]): Deployable | undefined {
  return deployables.toSorted((one, other) => (other.movedAt ?? '').localeCompare(one.movedAt ?? ''))[0];
}

/** What its button does; services have none. */
function useRollBack(chosen: Deployable | undefined, onAsk: (asked: Asked) => void): (() => void) | undefined {
  const refusal = useRefusal('admin');
  if (!chosen || chosen.kind === 'service' || chosen.previous === null || refusal !== null) return undefined;
  const { deployable, previous } = chosen;
  return () => onAsk({ deployable, wish: { kind: 'roll-back', version: previous } });
}
