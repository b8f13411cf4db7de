import { Acts } from '../table/acts.tsx';
import type { Play } from '../table/play-button.tsx';
import { t } from '../texts.ts';
import { AutoStatus } from './auto-status.tsx';
import type { AutoBet } from './use-auto-bet.ts';

export interface AutoActsProps {
  auto: AutoBet;
  /** What the game offers when nothing repeats itself. */
  play: Play;
  isInRound: boolean;
  /** After a round: back to the bet. */
  onChangeBet: (() => void) | null;
  hasKey: boolean;
  mustEarn: boolean;
}

/** The button of the stage, the game's or auto-bet's, and how far auto-bet has come. */
export function AutoActs({ auto, play, isInRound, onChangeBet, ...rest }: AutoActsProps) {
  return (
    <>
      <Acts {...rest} play={playOf(auto, isInRound) ?? play} aside={asideOf(auto, onChangeBet)} />
      {auto.run && <AutoStatus run={auto.run} />}
    </>
  );
}

/** Null where the button is the game's own. Once it is over, a press that came too late for stopping bets nothing. */
function playOf({ run, stop, resume, clear }: AutoBet, isInRound: boolean): Play | null {
  if (run?.status === 'running') return { meaning: 'stop', label: t('Stop auto-bet'), isOff: false, press: stop };
  if (run?.status === 'paused') return { meaning: 'resume', label: t('Continue auto-bet'), isOff: false, press: resume };
  return run && !isInRound ? { meaning: 'done', label: t('Done'), isOff: false, press: clear } : null;
}

function asideOf({ run, stop }: AutoBet, onChangeBet: (() => void) | null): { label: string; press: () => void } | null {
  if (run?.status === 'paused') return { label: t('Stop auto-bet'), press: stop };
  return run === null && onChangeBet ? { label: t('Change bet'), press: onChangeBet } : null;
}
