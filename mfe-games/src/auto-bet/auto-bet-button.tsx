import { useState } from 'react';
import { Button } from '@facet/ui';
import { useGetPlayLimitsQuery } from '../api/games-api.ts';
import { t } from '../texts.ts';
import { AutoBetDialog, type AutoBetDialogProps } from './auto-bet-dialog.tsx';

export interface AutoBetButtonProps extends Pick<AutoBetDialogProps, 'bet' | 'isReady' | 'onStart' | 'children'> {
  /** Undefined: the rules are on their way, and it cannot begin either. */
  rtp: number | undefined;
  /** A round or auto-bet runs, or the member may not play: it cannot begin. */
  isOff: boolean;
}

/** Where auto-bet begins. Nobody sees it while the owner has it off, nor who is under 18. */
export function AutoBetButton({ isOff: isBarred, rtp, ...dialog }: AutoBetButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { data: limits } = useGetPlayLimitsQuery();
  const isOff = isBarred || rtp === undefined;
  // A service of before does not tell.
  const autoBet = limits?.autoBet ?? 'off';
  if (!limits || autoBet === 'off' || (autoBet === 'too_young' && !isOpen)) return null;
  return (
    <>
      <Button
        icon="repeat"
        wide
        data-auto-bet
        aria-disabled={isOff || undefined}
        tabIndex={isOff ? -1 : undefined}
        onClick={() => !isOff && setIsOpen(true)}
        // The dialog gives the focus back to where it was opened; once it runs, what is wanted next is on the stage.
        onFocus={() => isOff && pressable('[data-play]')?.focus()}
      >
        {t('Auto-bet')}
      </Button>
      {rtp !== undefined && <AutoBetDialog {...dialog} rtp={rtp} isOpen={isOpen} onClose={() => setIsOpen(false)} limits={limits} />}
    </>
  );
}

/** For the key. The focus goes there first, so that the dialog gives it back there. */
export function openAutoBet(): void {
  const button = pressable('[data-auto-bet]');
  button?.focus();
  button?.click();
}

function pressable(selector: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(selector);
}
