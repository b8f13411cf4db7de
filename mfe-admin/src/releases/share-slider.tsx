import { useState } from 'react';
import { useRefusal } from '@facet/console-kit';
import { t } from '../texts.ts';
import styles from './releases.module.css';

export interface ShareSliderProps {
  deployable: string;
  share: number;
  disabled: boolean;
  /** When it is let go, or after a key. */
  onChange: (share: number) => void;
}

/** How many visitors get the canary; asks before it is in force. */
export function ShareSlider({ deployable, share, disabled, onChange }: ShareSliderProps) {
  const refusal = useRefusal('admin');
  const [draft, setDraft] = useState<number | null>(null);
  const shown = draft ?? share;

  function ask(): void {
    if (draft !== null && draft !== share) onChange(draft);
    setDraft(null);
  }

  return (
    <span className={styles.share}>
      <input
        type="range"
        min={0}
        max={100}
        step={5}
        value={shown}
        disabled={disabled || refusal !== null}
        title={refusal ?? undefined}
        aria-label={t('Share of the canary of {name}', { name: deployable })}
        aria-valuetext={t('{share} %', { share: shown })}
        onChange={({ target }) => setDraft(Number(target.value))}
        onPointerUp={ask}
        onBlur={ask}
        onKeyDown={({ key }) => {
          if (key === 'Enter') ask();
        }}
      />
      <output>{t('{share} %', { share: shown })}</output>
    </span>
  );
}
