import { useState } from 'react';
import { type Failure, failureOf, formatTime } from '@facet/remote-kit';
import { Button, Notice, Stack, Text } from '@facet/ui';
import { useLazyListEntriesQuery, type Event } from '../api/social-api.ts';
import { t } from '../texts.ts';
import { checkDraw, type DrawStep } from './check-draw.ts';
import { EntryList } from './entry-list.tsx';
import styles from './draw.module.css';

/** The published figures of a draw, its entries, and the check that this page makes of them by itself. */
export function DrawDetails({ event }: { event: Event }) {
  const [steps, setSteps] = useState<DrawStep[] | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [askEntries] = useLazyListEntriesQuery();
  const { drawSeed, winnerNumber } = event;

  const check = async () => {
    if (drawSeed === null || winnerNumber === null) return;
    const { data, error } = await askEntries({ id: event.id, cursor: String(winnerNumber - 1), limit: '1' });
    if (!data) return setFailure(failureOf(error));
    setFailure(null);
    const drawn = await checkDraw({ eventId: event.id, seedHash: event.drawSeedHash, seed: drawSeed, entries: data.total, winnerNumber });
    const winner = data.entries[0]?.username ?? null;
    return setSteps([
      ...drawn,
      {
        claim: t('That entry is the winner’s'),
        holds: winner === event.winnerUsername,
        detail: t('entry {winnerNumber} is {winner}', { winnerNumber, winner: winner ?? t('no one') }),
      },
    ]);
  };

  return (
    <Stack>
      {event.drawSeedRedrawnAt && (
        <Notice title={t('New draw on {time}', { time: formatTime(event.drawSeedRedrawnAt) })}>
          {t('The site was restored from a backup. Hashes shown before then no longer count.')}
        </Notice>
      )}
      <dl className={styles.figures}>
        <dt>{event.drawSeedRedrawnAt ? t('Hash, shown since then') : t('Hash, shown from the start')}</dt>
        <dd>{event.drawSeedHash}</dd>
        <dt>{t('Seed')}</dt>
        <dd>{drawSeed ?? t('Shown when the event has ended')}</dd>
      </dl>
      {drawSeed !== null && winnerNumber !== null && <Button onClick={check}>{t('Check it on this device')}</Button>}
      {failure && (
        <Notice tone="danger" title={t('The entries did not load')} requestId={failure.requestId}>
          {failure.description}
        </Notice>
      )}
      {steps && <CheckResult steps={steps} />}
      <EntryList eventId={event.id} />
    </Stack>
  );
}

function CheckResult({ steps }: { steps: readonly DrawStep[] }) {
  const isFair = steps.every(({ holds }) => holds);
  return (
    <div aria-live="polite">
      <Notice tone={isFair ? 'accent' : 'danger'} title={isFair ? t('This draw matches its seal') : t('This draw doesn’t match its seal')}>
        {isFair ? t('The winner follows from what was sealed before the event began.') : t('Please tell our team about it.')}
      </Notice>
      <ul className={styles.steps}>
        {steps.map(({ claim, holds, detail }) => (
          <li key={claim}>
            <Text tone={holds ? 'accent' : 'danger'}>{holds ? t('Holds') : t('Fails')}</Text> {claim}
            <Text as="div" tone="muted" size={12} mono className={styles.detail}>
              {detail}
            </Text>
          </li>
        ))}
      </ul>
    </div>
  );
}
