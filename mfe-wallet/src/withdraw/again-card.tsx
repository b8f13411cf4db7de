import { Button, Card, Icon, Money, Text } from '@facet/ui';
import type { Gamepass, WithdrawalAgain, WithdrawalStart } from '../api/wallet-api.ts';
import { t } from '../texts.ts';
import { AgainChecks } from './again-checks.tsx';
import { AgainHead } from './again-head.tsx';
import { AgainObstacle } from './again-obstacle.tsx';
import styles from './again.module.css';
import { ConfirmWithdrawal } from './confirm-withdrawal.tsx';
import { obstacleOf } from './obstacle-of.ts';
import { PendingOnPlatform } from './pending-on-platform.tsx';
import { StartNotices } from './start-notices.tsx';
import { useLimits } from './use-limits.ts';
import { useOnTheWay } from './use-on-the-way.ts';
import { stateOf, type Opening } from './use-start.ts';
import type { Withdrawing } from './use-withdraw.ts';
import { arrivesOf, usePlatformTerms } from './what-arrives.ts';
import { wholeAmount } from './whole-amount.ts';
import type { WizardEvent } from './wizard-state.ts';

interface AgainCardProps {
  start: WithdrawalStart & { again: WithdrawalAgain };
  opening: Opening;
  dispatch: (event: WizardEvent) => void;
  withdrawing: Withdrawing;
}

/** The first choice: the last withdrawal again, with every check done, or what to do so that it can be repeated. */
export function AgainCard({ start, opening, dispatch, withdrawing }: AgainCardProps) {
  const { again, experiences } = start;
  const experience = experiences?.find(({ experienceId }) => experienceId === again.experienceId);
  // While nobody knows what became of a request no other gamepass is offered: it would be a second withdrawal.
  const gamepass = withdrawing.undecided ?? again.gamepass;
  const chooseOther = () => {
    if (experiences && experience) return dispatch({ type: 'askedAgain', experiences, experience, gamepassId: null });
    dispatch({ type: 'otherWanted', experiences: experiences ?? [] });
  };
  return (
    <Card aria-labelledby="withdraw-again" className={styles.card}>
      <AgainHead again={again} gamepass={gamepass} experience={experience} />
      {gamepass && <Offer gamepass={gamepass} start={start} />}
      {!gamepass && <AgainObstacle again={again} experience={experience} opening={opening} />}
      <StartNotices opening={opening} />
      <div className={styles.actions}>
        {gamepass && <Confirm gamepass={gamepass} start={start} withdrawing={withdrawing} />}
        <Button variant="quiet" size="large" onClick={chooseOther}>
          {t('Choose another gamepass')}
        </Button>
      </div>
    </Card>
  );
}

function Offer({ gamepass, start }: { gamepass: Gamepass; start: WithdrawalStart }) {
  const terms = usePlatformTerms();
  const onTheWay = useOnTheWay();
  return (
    <>
      <div className={styles.middle}>
        <div className={styles.receive}>
          <Text tone="muted" size={12}>
            {t('You receive')}
          </Text>
          <Money amount={arrivesOf(gamepass.price, terms)} decimals={0} size={48} />
          <Text tone="muted" size={12}>
            {t('{price} less the platform’s {share}%', { price: wholeAmount(gamepass.price), share: String(terms.sharePercent) })}
          </Text>
        </div>
        <AgainChecks gamepass={gamepass} start={start} />
      </div>
      <PendingOnPlatform />
      {onTheWay !== null && (
        <p className={styles.note}>
          <Icon name="info" size="small" />
          {t('{amount} is already on its way. This would be another withdrawal.', { amount: wholeAmount(onTheWay) })}
        </p>
      )}
    </>
  );
}

function Confirm({ gamepass, start, withdrawing }: { gamepass: Gamepass; start: WithdrawalStart; withdrawing: Withdrawing }) {
  const { balance, minimum } = useLimits();
  const isStopped = (['account', 'group', 'debt', 'payouts'] as const).some((check) => stateOf(start, check) === 'failed');
  const isPossible = obstacleOf(gamepass, { balance, minimum: start.minimum ?? minimum }) === null;
  // What was asked for already may have taken the money: its answer is asked for all the same.
  const isRepeated = withdrawing.undecided !== null;
  return <ConfirmWithdrawal gamepass={gamepass} disabled={!isRepeated && (isStopped || !isPossible)} withdrawing={withdrawing} />;
}
