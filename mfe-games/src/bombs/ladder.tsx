import { Card, Skeleton, Table, toHundredths, type TableColumn } from '@facet/ui';
import type { BombsGame, BombsRules } from '../api/games-api.ts';
import { payoutAt, percent, times } from '../table/bet.ts';
import { chanceOf } from '../table/chance.ts';
import { Odds } from '../table/odds.tsx';
import { t } from '../texts.ts';
import type { BombCount } from './bomb-count.ts';
import styles from './bombs.module.css';

const STEPS = 5;

interface Step {
  tiles: number;
  multiplier: number;
  isReached: boolean;
}

export interface LadderProps {
  rules: BombsRules | undefined;
  bombCount: BombCount;
  betHundredths: bigint;
  /** The round that runs or has just ended, whose bet and bombs count instead. */
  game: BombsGame | null;
}

/** What the first five tiles are worth, and how likely a round gets that far. */
export function Ladder({ rules, bombCount, betHundredths, game }: LadderProps) {
  if (!rules) return <Skeleton height={240} radius={12} />;
  const bet = game ? (toHundredths(game.betAmount) ?? 0n) : betHundredths;
  const steps = (rules.multipliers[game?.bombCount ?? bombCount] ?? [])
    .slice(0, STEPS)
    .map((multiplier, index) => ({ tiles: index + 1, multiplier, isReached: index + 1 === game?.revealed.length }));
  const columns: TableColumn<Step>[] = [
    { header: t('Safe tiles'), cell: ({ tiles, isReached }) => <span aria-current={isReached ? 'step' : undefined}>{tiles}</span> },
    { header: t('Multiplier'), numeric: true, cell: ({ multiplier }) => times(multiplier) },
    { header: t('Pays'), numeric: true, cell: ({ multiplier }) => payoutAt(bet, multiplier) },
    { header: t('Chance'), numeric: true, cell: ({ multiplier }) => percent(chanceOf(multiplier, rules.rtp)) },
  ];
  return (
    <Card flush aria-label={t('Multipliers')} className={styles.ladder}>
      <Table label={t('Multipliers')} columns={columns} rows={steps} rowKey={({ tiles }) => String(tiles)} compact />
      <div className={styles.ladderFoot}>
        <Odds rules={rules} betHundredths={bet} />
      </div>
    </Card>
  );
}
