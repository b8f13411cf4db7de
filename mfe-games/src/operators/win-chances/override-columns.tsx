import { numberFormat } from '@facet/remote-kit';
import { Badge, classes } from '@facet/ui';
import { type Column, dayLabel, TwoLines } from '@facet/console-kit';
import { t } from '../texts.ts';
import { CLASSES } from './class-labels.ts';
import { chanceLabel, expectedLabel, multiplierLabel, returnLabel } from './figure-labels.ts';
import { GAMES } from './game-labels.ts';
import type { Override } from './win-chances-api.ts';
import styles from './win-chances.module.css';

const whole = numberFormat();

export function overrideColumns(): Column<Override>[] {
  return [
    {
      id: 'member',
      header: t('Member, game and note'),
      lead: true,
      cell: ({ username, userId, gameType, notes }) => (
        <TwoLines below={notes ? `${t(GAMES[gameType])}, ${notes}` : t(GAMES[gameType])}>{username ?? userId}</TwoLines>
      ),
    },
    { id: 'chance', header: t('Win chance'), numeric: true, cell: ({ houseEdgeMultiplier: p }) => chanceLabel(Math.round(p * 100)) },
    {
      id: 'expected',
      header: t('EV per R$'),
      numeric: true,
      cell: ({ playerExpectedValue: value }) => (
        <span className={classes(value > 0 && styles.loses)}>{expectedLabel(Math.round(value * 1000))}</span>
      ),
    },
    {
      id: 'class',
      header: t('Class'),
      cell: ({ classification }) => <Badge tone={CLASSES[classification].tone}>{t(CLASSES[classification].label)}</Badge>,
    },
    {
      id: 'max',
      header: t('Max'),
      numeric: true,
      cell: ({ maxMultiplierOverride: most }) => (most === null ? t('default') : multiplierLabel(most)),
    },
    { id: 'seen', header: t('Seen in rounds'), numeric: true, from: 1360, cell: seenLabel },
    { id: 'set', header: t('Set'), optional: true, cell: ({ createdAt, createdBy }) => `${dayLabel(createdAt)}, ${createdBy}` },
  ];
}

/** How many of their rounds under it they have won; how they play decides it too. */
function seenLabel({ roundsEnded, roundsWon }: Override): string {
  if (roundsEnded === 0) return t('no round yet');
  return t('{share} won of {rounds}', { share: returnLabel((100 * roundsWon) / roundsEnded), rounds: whole(roundsEnded) });
}
