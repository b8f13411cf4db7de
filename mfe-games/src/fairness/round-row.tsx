import { formatTime, Link, msg } from '@facet/remote-kit';
import { useState } from 'react';
import { Badge, Button, Cluster, formatAmount, Money, Stack, Text } from '@facet/ui';
import type { Round } from '../api/games-api.ts';
import { percent, times } from '../table/bet.ts';
import { chanceOf } from '../table/chance.ts';
import { Gain } from '../table/gain.tsx';
import { chanceFigure, returnFigure } from '../table/return-figures.ts';
import { t } from '../texts.ts';
import { checkRound, type CheckStep } from './check-round.ts';
import { CheckResult } from './check-result.tsx';
import { saveRound } from './save-round.ts';
import styles from './fairness.module.css';

const outcomes = { open: msg('Open'), won: msg('Won'), lost: msg('Lost'), refunded: msg('Given back') } as const;

/** One round: what it was, and everything that decided it. */
export function RoundRow({ round }: { round: Round }) {
  const [isOpen, setIsOpen] = useState(false);
  const [steps, setSteps] = useState<CheckStep[] | null>(null);
  const name =
    round.game === 'bombs' ? t('Bombs, {count, plural, one {# bomb} other {# bombs}}', { count: round.bombCount ?? 0 }) : t('Crash');
  return (
    <li className={styles.round}>
      <button type="button" className={styles.summary} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <span>
          <Text tone="strong">{name}</Text> <Text tone="muted">{reached(round)}</Text>{' '}
          <Text tone="muted" size={12} figures className={styles.stake}>
            {t('Bet {amount}', { amount: formatAmount(round.betAmount) })}
          </Text>
        </span>
        <time dateTime={round.startedAt}>{formatTime(round.startedAt)}</time>
        <Badge tone={round.outcome === 'won' ? 'accent' : 'default'} className={styles.outcome}>
          {t(outcomes[round.outcome])}
        </Badge>
        <Result round={round} />
      </button>
      {isOpen && (
        <Stack gap={3} className={styles.details}>
          <dl className={styles.figures}>
            <dt>{t('Hash, shown before the bet')}</dt>
            <dd>{round.serverSeedHash}</dd>
            <dt>{t('Seed')}</dt>
            <dd>{round.serverSeed ?? t('Shown when the round has ended')}</dd>
            <dt>{t('Your seed and round')}</dt>
            <dd>
              {round.clientSeed}:{round.nonce}
            </dd>
            {round.multiplier !== null && round.multiplier > 1 && (
              <>
                <dt>{t('Rounds that get this far')}</dt>
                <dd>{percent(chanceOf(round.multiplier, round.rtp))}</dd>
              </>
            )}
            <dt>{t('Win chance and return')}</dt>
            <dd>
              {chanceFigure(round.winChance)} %, {returnFigure(round.rtp)} %
            </dd>
          </dl>
          <Cluster>
            {round.serverSeed && (
              <>
                <Button onClick={async () => setSteps(await checkRound(round))}>{t('Check this round')}</Button>
                <Button variant="quiet" icon="download" onClick={() => saveRound(round)}>
                  {t('Export')}
                </Button>
              </>
            )}
            <Button asChild variant="quiet">
              <Link to={`/help/new?about=round:${round.id}`}>{t('Something wrong?')}</Link>
            </Button>
          </Cluster>
          {steps && <CheckResult steps={steps} />}
        </Stack>
      )}
    </li>
  );
}

function reached({ game, multiplier, crashPoint }: Round): string {
  if (game === 'crash') return crashPoint === null ? t('running') : t('crashed at {crashPoint}', { crashPoint: times(crashPoint) });
  return multiplier === null ? '' : t('reached {multiplier}', { multiplier: times(multiplier) });
}

/** What the round brought: the payout less the bet. */
function Result({ round: { outcome, betAmount, winAmount } }: { round: Round }) {
  switch (outcome) {
    case 'won':
      return <Gain betAmount={betAmount} winAmount={winAmount ?? '0.00'} />;
    case 'lost':
      return <Money amount={`-${betAmount}`} signed />;
    case 'open':
    case 'refunded':
      return <Money amount="0.00" />;
    default:
      return outcome satisfies never;
  }
}
