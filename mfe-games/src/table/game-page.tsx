import type { ReactNode } from 'react';
import { formatAmount, Stack, Text } from '@facet/ui';
import { useGetPlayLimitsQuery } from '../api/games-api.ts';
import { PlayReminder } from '../limits/play-reminder.tsx';
import { BackHeader } from './back-header.tsx';
import styles from './table.module.css';

/** A game's frame: the way back, its name, what was lost today, the stage, and the panels beside it. */
export function GamePage({ title, stage, panels }: { title: string; stage: ReactNode; panels: ReactNode }) {
  return (
    <Stack gap={6}>
      <BackHeader title={title}>
        <LostToday />
      </BackHeader>
      <div className={styles.table}>
        <Stack>{stage}</Stack>
        <Stack>{panels}</Stack>
      </div>
      <PlayReminder />
    </Stack>
  );
}

function LostToday() {
  const { data } = useGetPlayLimitsQuery();
  if (!data) return null;
  return (
    <Text tone="muted" size={12} figures className={styles.lostToday}>
      Lost today <Text tone="strong">{formatAmount(data.lostToday)}</Text>
      {data.dailyLossLimit !== null && ` of ${data.dailyLossLimit}`}
    </Text>
  );
}
