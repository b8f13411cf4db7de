import { failureOf, isRequestError, useInvalidateProfile, useRequestKeys } from '@facet/remote-kit';
import { Button, Skeleton, useToast } from '@facet/ui';
import { useEffect, useEffectEvent } from 'react';
import { formatMoment } from '../dashboard/calendar.ts';
import { t } from '../texts.ts';
import { claimsApi, type ChannelTask } from './claims-api.ts';
import type { StepCredit } from './first-cut-api.ts';
import { Step } from './step.tsx';

interface ChannelStepProps {
  place: number;
  credit: StepCredit | null;
  isNext: boolean;
}

/** Follows the first channel that pays: its page opens in a new tab, and ten seconds later it counts. */
export function ChannelStep({ credit, ...place }: ChannelStepProps) {
  const { data: tasks, isError, isFetching, refetch } = claimsApi.useGetChannelsQuery(undefined, { skip: credit !== null });
  const title = t('Follow one of our channels');
  if (credit) {
    return <Step {...place} title={title} detail={t('Followed {when}', { when: formatMoment(credit.at) })} pays={credit.amount} isDone />;
  }
  if (isError && !tasks) {
    const retry = (
      <Button busy={isFetching} onClick={refetch}>
        {t('Retry')}
      </Button>
    );
    return <Step {...place} title={title} detail={t('It did not load.')} isDone={false} action={retry} />;
  }
  const task = tasks?.find(({ isRealReward, state }) => isRealReward && state !== 'completed');
  if (task) return <OpenChannel {...place} title={title} task={task} />;
  const detail = tasks ? t('There is no channel to follow right now.') : t('Ten seconds on its page and it counts.');
  return <Step {...place} title={title} detail={detail} isDone={false} action={!tasks && <Skeleton height={40} />} />;
}

function OpenChannel({ task, ...step }: { place: number; isNext: boolean; title: string; task: ChannelTask }) {
  const { follow, complete, isCompleting } = useFollow(task);
  const isStarted = task.state === 'started';
  return (
    <Step
      {...step}
      detail={
        isStarted
          ? t('Checking. Keep this page open for a few seconds.')
          : t('{task}. Ten seconds on its page and it counts.', { task: task.title })
      }
      pays={task.reward}
      isDone={false}
      action={
        <Button busy={isCompleting} iconAfter={isStarted ? undefined : 'external-link'} onClick={isStarted ? complete : follow}>
          {isStarted ? t('Check') : t('Follow')}
        </Button>
      }
    />
  );
}

function useFollow({ id, link, readyAtMs }: ChannelTask) {
  const toast = useToast();
  const invalidateProfile = useInvalidateProfile();
  const { keyFor, heard } = useRequestKeys();
  const [startChannel] = claimsApi.useStartChannelMutation();
  const [completeSocialTask, { isLoading, isSuccess }] = claimsApi.useCompleteSocialTaskMutation();

  const follow = async () => {
    window.open(link, '_blank', 'noopener,noreferrer');
    const { error } = await startChannel(id);
    if (error) toast({ tone: 'danger', title: t('The channel did not open'), ...failureOf(error) });
  };

  const complete = async () => {
    const { error } = await completeSocialTask({ id, 'idempotency-key': keyFor(id), body: {} });
    heard(id, error);
    if (error && !isForeseen(error)) toast({ tone: 'danger', title: t('The channel was not counted'), ...failureOf(error) });
    invalidateProfile();
  };

  const onReady = useEffectEvent(complete);
  useEffect(() => {
    if (readyAtMs === null) return undefined;
    const timer = setTimeout(() => void onReady(), Math.max(0, readyAtMs - Date.now()));
    return () => clearTimeout(timer);
  }, [readyAtMs]);

  return { follow, complete, isCompleting: isLoading || isSuccess };
}

/** Another tab was quicker, or the server's clock is behind ours: the list, asked for again, says how it is. */
function isForeseen(error: unknown): boolean {
  return isRequestError(error) && error.kind === 'refused' && ['task_completed', 'task_too_early'].includes(error.code);
}
