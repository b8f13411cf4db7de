import { useState } from 'react';
import { toHundredths } from '@facet/ui';
import { Preview } from '@facet/console-kit';
import { EventCard } from '../../events/event-card.tsx';
import { t } from '../texts.ts';
import { eventOf, type EventValues } from './event-values.ts';
import type { SiteEvent } from './events-api.ts';

/** Of somebody who may join. */
const MEANS = { balance: '1000000', totalEarned: '1000000', minTotalEarned: '0' };
const ENOUGH_MS = 3_600_000;

/** The card of the members' page, with what is typed. */
export function EventPreview({ values, seen }: { values: EventValues; seen?: SiteEvent | undefined }) {
  const [nowMs] = useState(Date.now);
  const typed = eventOf(values, seen);
  const amount = (text: string) => (toHundredths(text) === null ? '0' : text);
  const startsAt = typed.startsAt || new Date(nowMs).toISOString();
  const status = seen?.status === 'ended' ? 'ended' : Date.parse(startsAt) > nowMs ? 'upcoming' : 'active';
  return (
    <Preview title={t('As members see it')}>
      <EventCard
        nowMs={nowMs}
        means={MEANS}
        onJoin={async () => undefined}
        event={{
          ...typed,
          id: 'preview',
          title: typed.title || '…',
          status,
          prize: amount(typed.prize),
          entryFee: amount(typed.entryFee),
          startsAt,
          endsAt: typed.endsAt || new Date(nowMs + ENOUGH_MS).toISOString(),
          currentParticipants: seen?.currentParticipants ?? 0,
          winnerUsername: seen?.winnerUsername ?? null,
          winnerNumber: seen?.winnerUsername ? 1 : null,
          drawSeedHash: '',
          drawSeed: null,
          drawSeedRedrawnAt: null,
          joined: false,
          won: false,
        }}
      />
    </Preview>
  );
}
