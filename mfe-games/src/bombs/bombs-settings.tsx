import type { ReactNode } from 'react';
import { Card, Segmented, Stack, Text } from '@facet/ui';
import type { BombsGame } from '../api/games-api.ts';
import { BetField } from '../table/bet-field.tsx';
import type { Bet } from '../table/use-bet.ts';
import { t } from '../texts.ts';
import { bombCounts, type BombCount } from './bomb-count.ts';

const OPTIONS = bombCounts.map((count) => ({ value: String(count), label: String(count) }));

export interface BombsSettingsProps {
  bet: Bet;
  bombCount: BombCount;
  onBombCount: (typed: string) => void;
  /** The round that runs, or the bet that auto-bet repeats: it cannot be changed any more. */
  running: Pick<BombsGame, 'betAmount' | 'bombCount'> | null;
}

/** Bet and number of bombs; `children`: what they return. */
export function BombsSettings({ bet, bombCount, onBombCount, running, children }: BombsSettingsProps & { children: ReactNode }) {
  return (
    <Card aria-label={t('Settings')}>
      <Stack>
        <BetField bet={bet} lockedAt={running?.betAmount ?? null} />
        <Stack gap={2}>
          <Text tone="strong">{t('Bombs')}</Text>
          <Segmented
            label={t('Bombs')}
            options={OPTIONS}
            value={String(running?.bombCount ?? bombCount)}
            onValueChange={onBombCount}
            disabled={running !== null}
          />
        </Stack>
        {children}
      </Stack>
    </Card>
  );
}
