import { useState } from 'react';
import { AlertDialog, Button, formatAmount } from '@facet/ui';
import type { Event } from '../api/social-api.ts';
import { t } from '../texts.ts';

/** Joins a free event at once; asks first where a fee is taken. */
export function JoinButton({ event, onJoin }: { event: Event; onJoin: (event: Event) => Promise<void> }) {
  const [isAsking, setIsAsking] = useState(false);
  const [isJoining, setIsJoining] = useState(false);
  const join = async () => {
    setIsJoining(true);
    await onJoin(event);
    setIsJoining(false);
    setIsAsking(false);
  };
  if (Number(event.entryFee) === 0)
    return (
      <Button
        variant="primary"
        size="large"
        wide
        aria-label={t('Join Event: {title}', { title: event.title })}
        onClick={() => onJoin(event)}
      >
        {t('Join Event')}
      </Button>
    );
  const fee = formatAmount(event.entryFee);
  return (
    <>
      <Button
        variant="primary"
        size="large"
        wide
        aria-label={t('Join Event: {title}, for {fee}', { title: event.title, fee })}
        onClick={() => setIsAsking(true)}
      >
        {t('Join Event')}
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={(open) => !isJoining && setIsAsking(open)}
        title={t('Join {title}?', { title: event.title })}
        description={t('The entry fee of {fee} is charged once. It’s refunded only if the event is cancelled.', { fee })}
        confirmLabel={t('Join for {fee}', { fee })}
        busy={isJoining}
        onConfirm={join}
      />
    </>
  );
}
