import { Card, Segmented, Stack, Switch, Text } from '@facet/ui';
import type { BombsGame } from '../api/games-api.ts';
import { useStored } from '../storage/use-stored.ts';
import { BetField } from '../table/bet-field.tsx';
import type { Bet } from '../table/use-bet.ts';
import { t } from '../texts.ts';
import { bombCounts, type BombCount } from './bomb-count.ts';
import { SOUND_KEY } from './sound.ts';

const OPTIONS = bombCounts.map((count) => ({ value: String(count), label: String(count) }));

export interface BombsSettingsProps {
  bet: Bet;
  bombCount: BombCount;
  onBombCount: (typed: string) => void;
  /** The round that runs: it cannot be changed any more. */
  running: BombsGame | null;
}

/** Bet, number of bombs, sound. */
export function BombsSettings({ bet, bombCount, onBombCount, running }: BombsSettingsProps) {
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
        <SoundSwitch />
      </Stack>
    </Card>
  );
}

/** Off until the member switches it on. */
function SoundSwitch() {
  const [sound, setSound] = useStored(SOUND_KEY, 'off');
  return <Switch label={t('Sound')} checked={sound === 'on'} onChange={(event) => setSound(event.target.checked ? 'on' : 'off')} />;
}
