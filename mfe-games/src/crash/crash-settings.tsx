import { Card, Field, Input, Stack, toHundredths } from '@facet/ui';
import type { CrashGame, CrashRules } from '../api/games-api.ts';
import { BetField } from '../table/bet-field.tsx';
import { percent } from '../table/bet.ts';
import { chanceOf } from '../table/chance.ts';
import { Odds } from '../table/odds.tsx';
import type { Bet } from '../table/use-bet.ts';
import { t } from '../texts.ts';
import type { AutoCashout } from './auto-cashout.ts';

export interface CrashSettingsProps {
  bet: Bet;
  auto: AutoCashout & { typed: string };
  onAuto: (typed: string) => void;
  rules: CrashRules | undefined;
  /** The round that runs: it cannot be changed any more. */
  running: CrashGame | null;
}

/** Bet and automatic cash-out, with what they return. */
export function CrashSettings({ bet, auto, onAuto, rules, running }: CrashSettingsProps) {
  const multiplier = running ? running.autoCashout : auto.multiplier;
  const hint =
    multiplier && rules
      ? t('Reached in {share} of rounds', { share: percent(chanceOf(multiplier, rules.rtp)) })
      : t('Empty: only when you press');
  const betHundredths = running ? (toHundredths(running.betAmount) ?? 0n) : bet.hundredths;
  return (
    <Card aria-label={t('Settings')}>
      <Stack>
        <BetField bet={bet} lockedAt={running?.betAmount ?? null} />
        <Field label={t('Cash out by itself at')} error={running ? undefined : auto.error} hint={hint}>
          <Input
            value={running ? (running.autoCashout?.toFixed(2) ?? '') : auto.typed}
            inputMode="decimal"
            autoComplete="off"
            placeholder="2.00"
            disabled={running !== null}
            onChange={(event) => onAuto(event.target.value)}
          />
        </Field>
        {rules && <Odds rules={rules} betHundredths={betHundredths} />}
      </Stack>
    </Card>
  );
}
