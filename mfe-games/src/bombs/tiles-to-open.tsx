import { classes, FaceDown, Gem, Stack, Text } from '@facet/ui';
import type { BombsRules } from '../api/games-api.ts';
import { percent, times } from '../table/bet.ts';
import { chanceOf } from '../table/chance.ts';
import { t } from '../texts.ts';
import styles from './tiles-to-open.module.css';

const TILES = Array.from({ length: 25 }, (_, tile) => tile);

export interface TilesToOpenProps {
  /** 0 to 24, in the order in which they are opened. */
  tiles: readonly number[];
  onTiles: (tiles: number[]) => void;
  bombCount: number;
  rules: BombsRules;
}

/** The tiles that auto-bet opens in each round, and what they pay when all of them are gems. */
export function TilesToOpen({ tiles, onTiles, bombCount, rules }: TilesToOpenProps) {
  const most = TILES.length - bombCount;
  const multiplier = rules.multipliers[bombCount]?.[tiles.length - 1];
  const toggle = (tile: number) => {
    if (tiles.includes(tile)) onTiles(tiles.filter((each) => each !== tile));
    else if (tiles.length < most) onTiles([...tiles, tile]);
  };
  return (
    <Stack gap={2}>
      <Text tone="strong">{t('Tiles to open')}</Text>
      <fieldset className={styles.pattern} aria-label={t('Tiles to open')}>
        {TILES.map((tile) => {
          const isChosen = tiles.includes(tile);
          return (
            <button
              key={tile}
              type="button"
              className={classes(styles.choice, isChosen && styles.chosen)}
              aria-label={t('Tile {number}', { number: tile + 1 })}
              aria-pressed={isChosen}
              data-needed
              onClick={() => toggle(tile)}
            >
              {isChosen ? <Gem size="62%" /> : <FaceDown size="58%" />}
            </button>
          );
        })}
      </fieldset>
      <Text as="p" tone={multiplier === undefined ? 'danger' : 'muted'} size={12}>
        {multiplier === undefined
          ? t('Choose at least one tile')
          : t('{count, plural, one {# gem pays} other {# gems pay}} {multiplier}, {share} of rounds', {
              count: tiles.length,
              multiplier: times(multiplier),
              share: percent(chanceOf(multiplier, rules.rtp)),
            })}
      </Text>
    </Stack>
  );
}
