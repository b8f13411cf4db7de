import { Card, CardHead, formatFigure } from '@facet/ui';
import { t } from '../texts.ts';
import type { Rank } from './ranks-api.ts';
import styles from './ranks.module.css';

const [WIDTH, HEIGHT, BAR, FLOOR, TALLEST] = [360, 132, 22, 114, 96];

/** What ranks give over what they need. */
export function Ladder({ ranks }: { ranks: readonly Rank[] }) {
  const [first, last] = [ranks[0], ranks.at(-1)];
  if (!first || !last) return null;
  const most = Math.max(...ranks.map(({ bonusPercentage }) => bonusPercentage), 1);
  const widest = logOf(last) || 1;
  const from = { rank: first.name, percent: first.bonusPercentage, least: short(first) };
  const to = { rank: last.name, percent: last.bonusPercentage, least: short(last) };
  return (
    <Card flush aria-labelledby="ladder">
      <CardHead id="ladder" title={t('Ladder')}>
        <span className={styles.note}>{t('required earnings, log scale')}</span>
      </CardHead>
      <svg
        className={styles.ladder}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={t('Ranks from {fromRank}, {fromPercent} % at {fromLeast}, to {toRank}, {toPercent} % at {toLeast}', {
          fromRank: from.rank,
          fromPercent: from.percent,
          fromLeast: from.least,
          toRank: to.rank,
          toPercent: to.percent,
          toLeast: to.least,
        })}
      >
        {ranks.map((rank) => {
          const x = BAR / 2 + 12 + ((WIDTH - BAR - 48) * logOf(rank)) / widest;
          const height = Math.max(2, (TALLEST * rank.bonusPercentage) / most);
          return (
            <g key={rank.id}>
              <rect x={x - BAR / 2} y={FLOOR - height} width={BAR} height={height} style={{ fill: rank.color }} />
              <text className={styles.strong} x={x} y={FLOOR - height - 6} textAnchor="middle">
                {rank.bonusPercentage} %
              </text>
              <text x={x} y={HEIGHT - 3} textAnchor="middle">
                {short(rank)}
              </text>
            </g>
          );
        })}
      </svg>
    </Card>
  );
}

function logOf({ requiredEarnings }: Rank): number {
  return Math.log10(1 + Number(requiredEarnings) / 20);
}

/** "2,000" */
function short({ requiredEarnings }: Rank): string {
  return formatFigure(requiredEarnings, { decimals: 0 });
}
