import { useProfile } from '@facet/remote-kit';
import { Button, Cluster, formatAmount, Icon, Skeleton, Text, type IconName } from '@facet/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { t, Trans } from '../texts.ts';
import { claimsApi } from './claims-api.ts';
import type { FirstSteps } from './first-cut-api.ts';
import styles from './first-cut.module.css';
import { FoldAway } from './fold-away.tsx';

/** What is said when all five are done. */
export function WholeStone({ steps }: { steps: FirstSteps }) {
  return (
    <div className={styles.whole}>
      <div>
        <h2 id="first-cut">{t('Your first stone is cut')}</h2>
        <p>
          {t('Five steps, {earned} earned. From here on, every survey, code and task adds to it.', {
            earned: formatAmount(steps.earned, { decimals: 0 }),
          })}
        </p>
      </div>
      <Won steps={steps} />
      <Cluster>
        <Button asChild>
          <Link to="/earn">{t('See surveys')}</Link>
        </Button>
        <FoldAway />
      </Cluster>
    </div>
  );
}

function Won({ steps: { goal, gamepassName } }: { steps: FirstSteps }) {
  const { data: { daily } = {}, isLoading } = claimsApi.useGetRewardsQuery();
  const balance = formatAmount(useProfile().profile?.balance ?? '0.00', { decimals: 0 });
  const strong = { b: <Text tone="strong" bold /> };
  return (
    <ul className={styles.won}>
      {isLoading && (
        <li>
          <Skeleton width="70%" height="var(--line-14)" />
        </li>
      )}
      {daily && daily.streak > 0 && (
        <Fact icon="flame">
          <Trans
            id="<b>Day {streak}</b> of your streak. The next one pays {next}."
            values={{ streak: daily.streak, next: formatAmount(daily.next, { decimals: 0 }) }}
            components={strong}
          />
        </Fact>
      )}
      {goal !== null && (
        <Fact icon="coins">
          <Trans
            id="Saving for <b>{goal}</b>. You have {balance}."
            values={{ goal: formatAmount(goal, { decimals: 0 }), balance }}
            components={strong}
          />
        </Fact>
      )}
      {gamepassName !== null && (
        <Fact icon="ticket">
          <Trans id="<b>{gamepass}</b> is on sale, so we know how to pay you." values={{ gamepass: gamepassName }} components={strong} />
        </Fact>
      )}
    </ul>
  );
}

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li>
      <Icon name={icon} />
      <span>{children}</span>
    </li>
  );
}
