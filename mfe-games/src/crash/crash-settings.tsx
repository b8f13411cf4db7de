import type { ReactNode } from 'react';
import { Card, Stack } from '@facet/ui';
import { BetField } from '../table/bet-field.tsx';
import type { Bet } from '../table/use-bet.ts';
import { t } from '../texts.ts';
import { AutoField, type AutoFieldProps } from './auto-field.tsx';
import styles from './crash.module.css';

export interface CrashSettingsProps extends AutoFieldProps {
  bet: Bet;
  children?: ReactNode;
}

/** Bet and automatic cash-out; `children`: what they return. */
export function CrashSettings({ bet, children, ...auto }: CrashSettingsProps) {
  return (
    <Card aria-label={t('Settings')}>
      <Stack>
        <BetField bet={bet} lockedAt={auto.running?.betAmount ?? null} />
        <AutoField {...auto} />
        {children}
      </Stack>
    </Card>
  );
}

/** The same in one line above the curve, on phones. */
export function BetLine({ bet, ...auto }: CrashSettingsProps) {
  return (
    <fieldset className={styles.betLine} aria-label={t('Settings')}>
      <BetField bet={bet} lockedAt={auto.running?.betAmount ?? null} compact="labelled" />
      <AutoField {...auto} isCompact />
    </fieldset>
  );
}
