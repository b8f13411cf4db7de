import { useRef, type MouseEvent, type ReactNode } from 'react';
import { Button, classes, KeyCap } from '@facet/ui';
import { t } from '../texts.ts';
import { useSettled } from './use-settled.ts';
import styles from './table.module.css';

type Meaning = 'start' | 'round' | 'again' | 'stop' | 'resume' | 'done';

/** What the one button of a stage does now. */
export interface Play {
  /** Null while it is not known whether a round is open. */
  meaning: Meaning | null;
  label: ReactNode;
  /** There is nothing to press for: it stands there and keeps the focus. */
  isOff: boolean;
  press: () => unknown;
}

export interface PlayButtonProps {
  play: Play;
  /** Whether Space presses it, which it says then. */
  hasKey: boolean;
}

/**
 * Starts, cashes out, plays again: one element for all of them, so that the focus stays. A press that began before the
 * meaning changed, comes right after, or is the second of a double click that began with another meaning, does nothing.
 */
export function PlayButton({ play: { meaning, label, isOff, press }, hasKey }: PlayButtonProps) {
  const begunFor = useRef<Meaning | null>(null);
  const lastClickedFor = useRef<Meaning | null>(null);
  const isSettled = useSettled(meaning);
  const begin = () => void (begunFor.current = meaning);
  const onClick = ({ detail }: MouseEvent) => {
    // The browser counts the clicks of a double click, however slow this computer's owner has set it.
    const isDoubleClick = detail > 1 && lastClickedFor.current !== meaning;
    const isMistaken = isDoubleClick || (begunFor.current !== null && begunFor.current !== meaning);
    lastClickedFor.current = meaning;
    begunFor.current = null;
    return isMistaken || isOff || !isSettled || meaning === null ? undefined : press();
  };
  return (
    <Button
      variant="primary"
      size="large"
      wide
      data-play
      className={classes(!isOff && styles.play)}
      aria-disabled={isOff || !isSettled || meaning === null || undefined}
      onPointerDown={begin}
      onPointerLeave={() => void (begunFor.current = null)}
      onKeyDown={(event) => (event.repeat ? event.preventDefault() : begin())}
      onClick={onClick}
    >
      <span>{label}</span>
      {hasKey && !isOff && <KeyCap inline>{t('Space')}</KeyCap>}
    </Button>
  );
}
