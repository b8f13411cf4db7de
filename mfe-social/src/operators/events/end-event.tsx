import { AlertDialog, formatAmount, useToast } from '@facet/ui';
import { useFailure } from '@facet/console-kit';
import { t } from '../texts.ts';
import { useEndEventMutation, type SiteEvent } from './events-api.ts';

/** Asks before an event is ended now, and says who has won. */
export function EndEvent({ event, onClose }: { event: SiteEvent; onClose: () => void }) {
  const toast = useToast();
  const fail = useFailure();
  const [end, { isLoading }] = useEndEventMutation();
  const prize = formatAmount(event.prize);

  async function confirm(): Promise<void> {
    const { data, error } = await end(event.id);
    if (error) fail(t('Failed to end event'), error);
    else
      toast({
        title: t('Event ended'),
        description: data.event.winnerUsername
          ? t('{winner} wins {prize}.', { winner: data.event.winnerUsername, prize })
          : t('No one took part, so no one wins.'),
      });
    onClose();
  }

  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('End {title} now?', { title: event.title })}
      description={t(
        '{count, plural, =0 {No one is taking part: there is no winner and nothing is paid.} one {The only participant wins {prize}, credited immediately.} other {One of # participants is drawn at random and wins {prize}, credited immediately.}} This cannot be undone.',
        { count: event.currentParticipants, prize },
      )}
      confirmLabel={event.currentParticipants > 0 ? t('Draw the winner and end') : t('End without a winner')}
      cancelLabel={t('Keep it open')}
      busy={isLoading}
      onConfirm={confirm}
    />
  );
}
