import { useState, type MouseEvent, type ReactNode } from 'react';
import { Button, Dialog, formatAmount, hundredthsOf, Notice, Segmented, Stack, Text, TextField, toDecimal } from '@facet/ui';
import type { PlayLimits } from '../api/games-api.ts';
import { AgeQuestion } from '../table/age-question.tsx';
import { parseBet, payoutAt } from '../table/bet.ts';
import type { Bet } from '../table/use-bet.ts';
import { t } from '../texts.ts';
import type { AutoPlan } from './auto-run.ts';
import styles from './auto-bet.module.css';

const FULL_AGE = 18;
const ROUNDS = ['5', '10', '25', '50'].map((value) => ({ value, label: value }));
const USUAL_ROUNDS = '10';
const USUAL_STOP = '20.00';

export interface AutoBetDialogProps {
  isOpen: boolean;
  onClose: () => void;
  limits: PlayLimits;
  bet: Bet;
  rtp: number;
  /** What a round is to do has been said. */
  isReady: boolean;
  onStart: (plan: AutoPlan) => void;
  /** What each round does. */
  children: ReactNode;
}

/** How often the bet is repeated and when it stops; what that costs on average stands there before. */
export function AutoBetDialog({ isOpen, onClose, limits, bet, rtp, isReady, onStart, children }: AutoBetDialogProps) {
  const [rounds, setRounds] = useState(USUAL_ROUNDS);
  const [up, setUp] = useState(USUAL_STOP);
  const [down, setDown] = useState(USUAL_STOP);
  const stops = parseStops(up, down, bet.hundredths);
  const isOffered = limits.autoBet === 'on';
  const start = ({ currentTarget }: MouseEvent) => {
    if (stops.stopDownHundredths === null || stops.upError || !isReady) return goToMissing(currentTarget.closest('[role=dialog]'));
    onClose();
    const { stopUpHundredths, stopDownHundredths } = stops;
    const [betAmount, betHundredths] = [toDecimal(bet.hundredths), bet.hundredths];
    onStart({ rounds: Number(rounds), betAmount, betHundredths, stopUpHundredths, stopDownHundredths, rtp });
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t('Auto-bet')}
      description={t('Repeats your bet until one of your stops is reached.')}
      actions={
        isOffered && (
          <Button variant="primary" size="large" onClick={start}>
            {t('Start {rounds} rounds', { rounds })}
          </Button>
        )
      }
    >
      {limits.autoBet === 'age_unknown' && <AgeQuestion title={ageTitle()} />}
      {limits.autoBet === 'too_young' && <Notice title={ageTitle()}>{t('You can still play by hand.')}</Notice>}
      {isOffered && (
        <Stack>
          <Stack gap={2}>
            <Text tone="strong">{t('Rounds')}</Text>
            <Segmented label={t('Rounds')} options={ROUNDS} value={rounds} onValueChange={setRounds} />
          </Stack>
          <div className={styles.stops}>
            <AmountField label={t('Stop when up by')} value={up} error={stops.upError} onValue={setUp} />
            <AmountField label={t('Stop when down by')} value={down} error={stops.downError} onValue={setDown} />
          </div>
          <Text as="p" tone="muted" size={12}>
            {limitLabel(limits)}
          </Text>
          {children}
          <Cost rounds={Number(rounds)} betHundredths={bet.hundredths} rtp={rtp} />
        </Stack>
      )}
    </Dialog>
  );
}

interface AmountFieldProps {
  label: string;
  value: string;
  error: string | undefined;
  onValue: (value: string) => void;
}

function AmountField({ label, value, error, onValue }: AmountFieldProps) {
  return (
    <div className={styles.amount}>
      <TextField
        label={label}
        value={value}
        error={error}
        inputMode="decimal"
        autoComplete="off"
        onChange={(event) => onValue(event.target.value)}
      />
      <span aria-hidden="true">R$</span>
    </div>
  );
}

/** What is wrong; else what a round is to do. */
function goToMissing(dialog: Element | null): void {
  const missing = dialog?.querySelector<HTMLElement>('[aria-invalid=true]') ?? dialog?.querySelector<HTMLElement>('[data-needed]');
  missing?.focus();
}

/** It must stop for a loss; for a win only if the member wants that. */
function parseStops(up: string, down: string, betHundredths: bigint) {
  const stopUpHundredths = parseBet(up);
  const stopDownHundredths = parseBet(down);
  const isEnough = stopDownHundredths !== null && stopDownHundredths >= betHundredths;
  return {
    stopUpHundredths,
    upError: stopUpHundredths === null && up.trim() !== '' ? t('Enter an amount, or leave it empty') : undefined,
    stopDownHundredths: isEnough ? stopDownHundredths : null,
    downError: isEnough ? undefined : t('Enter at least your bet, {bet}', { bet: formatAmount(toDecimal(betHundredths)) }),
  };
}

function limitLabel({ dailyLossLimit, lostToday }: PlayLimits): string {
  if (dailyLossLimit === null) return t('You have no daily loss limit. You can set one on the Games page.');
  const left = hundredthsOf(dailyLossLimit) - hundredthsOf(lostToday);
  return t('It never goes past your daily limit. You have {left} left today.', {
    left: inOneLine(toDecimal(left > 0n ? left : 0n)),
  });
}

function Cost({ rounds, betHundredths, rtp }: { rounds: number; betHundredths: bigint; rtp: number }) {
  const totalHundredths = BigInt(rounds) * betHundredths;
  const inBets = { rounds, bet: inOneLine(toDecimal(betHundredths)), total: inOneLine(toDecimal(totalHundredths)) };
  return (
    <Notice title={t('{rounds} rounds at {bet} make {total} in bets', inBets)}>
      {t('On average, {back} comes back. It pauses when you leave the tab.', { back: inOneLine(payoutAt(totalHundredths, rtp)) })}
    </Notice>
  );
}

/** An amount in running text does not break after R$. */
function inOneLine(amount: string): string {
  return formatAmount(amount).replaceAll(' ', '\u00a0');
}

function ageTitle(): string {
  return t('Auto-bet is for players aged {age} and over', { age: FULL_AGE });
}
