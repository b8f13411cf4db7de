import { Field, Input } from '@facet/ui';
import type { CrashGame, CrashRules } from '../api/games-api.ts';
import { percent } from '../table/bet.ts';
import { chanceOf } from '../table/chance.ts';
import { startOnEnter } from '../table/start-on-enter.ts';
import { t } from '../texts.ts';
import type { AutoCashout } from './auto-cashout.ts';

export interface AutoFieldProps {
  auto: AutoCashout & { typed: string };
  onAuto: (typed: string) => void;
  rules: CrashRules | undefined;
  running: Pick<CrashGame, 'betAmount' | 'autoCashout'> | null;
  /** On phones: how often it is reached stands in the picture. */
  isCompact?: boolean | undefined;
  /** Auto-bet needs it. */
  isRequired?: boolean | undefined;
}

/** Where the round is cashed out by itself, and how often it gets there. */
export function AutoField({ auto, onAuto, rules, running, isCompact, isRequired }: AutoFieldProps) {
  const multiplier = running ? running.autoCashout : auto.multiplier;
  const hint =
    multiplier && rules
      ? t('Reached in {share} of rounds', { share: percent(chanceOf(multiplier, rules.rtp)) })
      : isRequired
        ? t('Each round is cashed out here')
        : t('Leave empty to cash out by hand');
  return (
    <Field label={t('Auto cash-out')} required={isRequired} error={running ? undefined : auto.error} hint={!isCompact && hint}>
      <Input
        value={running ? (running.autoCashout?.toFixed(2) ?? '') : auto.typed}
        inputMode="decimal"
        autoComplete="off"
        data-needed={isRequired}
        placeholder="2.00"
        readOnly={running !== null}
        onChange={(event) => onAuto(event.target.value)}
        onKeyDown={isRequired ? undefined : startOnEnter}
      />
    </Field>
  );
}
