import { useClaim } from '@facet/remote-kit';
import { Button, formatAmount, Skeleton, useToast } from '@facet/ui';
import { formatMoment } from '../dashboard/calendar.ts';
import { t } from '../texts.ts';
import { claimsApi } from './claims-api.ts';
import type { StepCredit } from './first-cut-api.ts';
import { Step } from './step.tsx';

const REWARD = 'daily';

interface DailyStepProps {
  place: number;
  credit: StepCredit | null;
  isNext: boolean;
}

/** Claims the first daily bonus. */
export function DailyStep({ credit, ...place }: DailyStepProps) {
  const { data, isError, isFetching, refetch } = claimsApi.useGetRewardsQuery(undefined, { skip: credit !== null });
  const daily = data?.daily;
  const claim = useClaim(useToast());
  /** From the answer on, while the lists do not have it yet. */
  const [send, { isSuccess: isClaimed }] = claimsApi.useClaimRewardMutation();
  const title = t('Claim your Day 1 bonus');
  if (credit) {
    return <Step {...place} title={title} detail={t('Claimed {when}', { when: formatMoment(credit.at) })} pays={credit.amount} isDone />;
  }
  if (isError && !daily) {
    return (
      <Step
        {...place}
        title={title}
        detail={t('It did not load.')}
        isDone={false}
        action={
          <Button busy={isFetching} onClick={refetch}>
            {t('Retry')}
          </Button>
        }
      />
    );
  }
  const amount = daily && formatAmount(daily.next, { decimals: 0 });
  return (
    <Step
      {...place}
      title={title}
      detail={detailOf(daily)}
      pays={daily?.next}
      isDone={false}
      action={
        amount === undefined ? (
          <Skeleton height={40} />
        ) : (
          daily?.canClaim && (
            <Button busy={isClaimed} onClick={() => claim(REWARD, (key) => send({ reward: REWARD, 'idempotency-key': key, body: {} }))}>
              {t('Claim {amount}', { amount })}
            </Button>
          )
        )
      }
    />
  );
}

function detailOf(daily: { isEnabled: boolean; isClaimedToday: boolean } | undefined): string {
  if (daily?.isEnabled === false) return t('The daily bonus is switched off right now.');
  if (daily?.isClaimedToday) return t('On its way to your balance.');
  return t('It grows every day you come back.');
}
