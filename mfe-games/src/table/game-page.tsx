import type { ReactNode } from 'react';
import { formatAmount, Stack, Text } from '@facet/ui';
import { useGetPlayLimitsQuery } from '../api/games-api.ts';
import { PlayReminder } from '../limits/play-reminder.tsx';
import { Trans } from '../texts.ts';
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
      <Trans
        id={data.dailyLossLimit === null ? 'Lost today <b>{lost}</b>' : 'Lost today <b>{lost}</b> of {limit}'}
        values={{ lost: formatAmount(data.lostToday), limit: data.dailyLossLimit }}
        components={{ b: <Text tone="strong" /> }}
      />
    </Text>
  );
}
