import { useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { formatAmount, IconButton, Stack, Text } from '@facet/ui';
import { useGetPlayLimitsQuery, type PlayLimits } from '../api/games-api.ts';
import { openAutoBet } from '../auto-bet/auto-bet-button.tsx';
import { PlayReminder } from '../limits/play-reminder.tsx';
import { usePlayTime } from '../limits/use-play-time.ts';
import { useStored } from '../storage/use-stored.ts';
import { t, Trans } from '../texts.ts';
import { BackHeader } from './back-header.tsx';
import { KeepFocus } from './keep-focus.tsx';
import { KeysDialog, type KeyLine } from './keys-dialog.tsx';
import { chooseSound, isSoundOn, onSoundChange } from './sound.ts';
import { useGameKeys, type GameKeys } from './use-game-keys.ts';
import styles from './table.module.css';

export interface GamePageProps {
  title: string;
  isInRound: boolean;
  /** The keys of this game, and the list that says what they do. */
  keys: GameKeys;
  keyLines: readonly KeyLine[];
  stage: (hasKeys: boolean) => ReactNode;
  panels: ReactNode;
}

/** A game's frame: the way back, its name, what was lost today, keys and sound, the stage, and the panels beside it. */
export function GamePage({ title, isInRound, keys, keyLines, stage, panels }: GamePageProps) {
  const within = useRef<HTMLDivElement>(null);
  const [hasKeys, setHasKeys] = useStored('games.keys', 'on');
  const [areKeysShown, setAreKeysShown] = useState(false);
  const showKeys = () => setAreKeysShown(true);
  const isOn = hasKeys === 'on';
  const { data: limits } = useGetPlayLimitsQuery();
  const time = usePlayTime();
  const lines = limits?.autoBet === 'on' ? [...keyLines, { caps: ['A'], does: t('Auto-bet') }] : keyLines;
  useGameKeys(isOn, within, { ...keys, a: openAutoBet, '?': showKeys });
  return (
    <Stack gap={6}>
      <BackHeader title={title}>
        <LostToday limits={limits} minutes={time.minutes} />
        <span className={styles.tools}>
          <IconButton icon="keyboard" label={t('Keyboard keys')} onClick={showKeys} />
          <SoundButton />
        </span>
      </BackHeader>
      <div className={styles.table}>
        <KeepFocus within={within}>
          <Stack>{stage(isOn)}</Stack>
        </KeepFocus>
        <Stack>{panels}</Stack>
      </div>
      <KeysDialog
        open={areKeysShown}
        onOpenChange={setAreKeysShown}
        lines={lines}
        isOn={isOn}
        onSwitch={(on) => setHasKeys(on ? 'on' : 'off')}
      />
      <PlayReminder time={time} isInRound={isInRound} />
    </Stack>
  );
}

/** Off until the member switches it on. */
function SoundButton() {
  const isOn = useSyncExternalStore(onSoundChange, isSoundOn);
  return <IconButton icon={isOn ? 'volume-2' : 'volume-x'} label={t('Sound')} aria-pressed={isOn} onClick={() => chooseSound(!isOn)} />;
}

/** What it costs, in R$ and in time, always in view. */
function LostToday({ limits, minutes }: { limits: PlayLimits | undefined; minutes: number }) {
  if (!limits) return <span className={styles.lostToday}>&nbsp;</span>;
  return (
    <Text tone="muted" size={12} figures className={styles.lostToday}>
      <Trans
        id={limits.dailyLossLimit === null ? 'Lost today <b>{lost}</b>' : 'Lost today <b>{lost}</b> of {limit}'}
        values={{ lost: formatAmount(limits.lostToday), limit: limits.dailyLossLimit }}
        components={{ b: <Text tone="strong" /> }}
      />
      {minutes > 0 && <span> · {t('playing for {minutes} min', { minutes })}</span>}
    </Text>
  );
}
