import { Card, Skeleton, Table, type TableColumn } from '@facet/ui';
import type { BombsRules } from '../api/games-api.ts';
import { payoutAt, percent, times } from '../table/bet.ts';
import { chanceOf } from '../table/chance.ts';
import { Odds } from '../table/odds.tsx';
import styles from './bombs.module.css';

const STEPS = 5;

interface Step {
  tiles: number;
  multiplier: number;
  isReached: boolean;
}

export interface LadderProps {
  rules: BombsRules | undefined;
  bombCount: number;
  betHundredths: bigint;
  opened: number;
}

/** What the first five tiles are worth, and how likely a round gets that far. */
export function Ladder({ rules, bombCount, betHundredths, opened }: LadderProps) {
  if (!rules) return <Skeleton height={240} radius={12} />;
  const steps = (rules.multipliers[bombCount] ?? [])
    .slice(0, STEPS)
    .map((multiplier, index) => ({ tiles: index + 1, multiplier, isReached: index + 1 === opened }));
  const columns: TableColumn<Step>[] = [
    { header: 'Safe tiles', cell: ({ tiles, isReached }) => (isReached ? <b className={styles.reached}>{tiles}</b> : tiles) },
    { header: 'Multiplier', numeric: true, cell: ({ multiplier }) => times(multiplier) },
    { header: 'Pays', numeric: true, cell: ({ multiplier }) => payoutAt(betHundredths, multiplier) },
    { header: 'Chance', numeric: true, cell: ({ multiplier }) => percent(chanceOf(multiplier, rules.rtp)) },
  ];
  return (
    <Card flush aria-label="Multipliers">
      <Table label="Multipliers" columns={columns} rows={steps} rowKey={({ tiles }) => String(tiles)} compact />
      <div className={styles.ladderFoot}>
        <Odds winChance={rules.winChance} rtp={rules.rtp} betHundredths={betHundredths} />
      </div>
    </Card>
  );
}
