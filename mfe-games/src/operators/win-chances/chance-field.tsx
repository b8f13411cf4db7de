import { Field, Input } from '@facet/ui';
import { t } from '../texts.ts';
import { chanceLabel } from './figure-labels.ts';
import { PRESET_PERCENTS, typedWinChance } from './win-chance-rules.ts';
import styles from './win-chances.module.css';

export interface ChanceFieldProps {
  /** As typed: "0.45". */
  value: string;
  error: string | undefined;
  onValueChange: (value: string) => void;
}

/**
 * A win chance by slider, preset or number. The slider's colours are the bands of sustainable, risky and unprofitable
 * chances.
 */
export function ChanceField({ value, error, onValueChange }: ChanceFieldProps) {
  const percent = typedWinChance(value);
  return (
    <div className={styles.chance}>
      <fieldset className={styles.presets} aria-label={t('Presets')}>
        {PRESET_PERCENTS.map((preset) => (
          <button key={preset} type="button" aria-pressed={preset === percent} onClick={() => onValueChange(chanceLabel(preset))}>
            {preset} %
          </button>
        ))}
      </fieldset>
      <Field label={t('Win chance')} error={error}>
        <Input
          className={styles.number}
          inputMode="decimal"
          autoComplete="off"
          value={value}
          onChange={({ target }) => onValueChange(target.value)}
        />
      </Field>
      <input
        type="range"
        className={styles.slider}
        aria-label={t('Win chance, slider')}
        min={1}
        max={100}
        step={1}
        value={percent ?? 1}
        aria-valuetext={percent === null ? undefined : chanceLabel(percent)}
        onChange={({ target }) => onValueChange(chanceLabel(Number(target.value)))}
      />
      <span className={styles.ticks} aria-hidden="true">
        <span>0.01</span>
        <span>0.49</span>
        <span>1.00</span>
      </span>
      <p className={styles.bands}>
        <span className={styles.sustainable}>{t('40–48 % sustainable')}</span>
        <span className={styles.risky}>{t('49–50 % risky')}</span>
        <span className={styles.unprofitable}>{t('from 51 % unprofitable')}</span>
      </p>
    </div>
  );
}
