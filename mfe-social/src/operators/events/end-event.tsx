import { formatAmount } from '@facet/ui';
import { ActDialog } from '@facet/console-kit';
import { t } from '../texts.ts';
import { useEndEventMutation, type SiteEvent } from './events-api.ts';

/** Asks before an event is ended now, and says who has won. */
export function EndEvent({ event, onClose }: { event: SiteEvent; onClose: () => void }) {
  const [end] = useEndEventMutation();
  const prize = formatAmount(event.prize);
  return (
    <ActDialog
      title={t('End {title} now?', { title: event.title })}
      description={t(
        '{count, plural, =0 {No one is taking part: there is no winner and nothing is paid.} one {The only participant wins {prize}, credited immediately.} other {One of # participants is drawn at random and wins {prize}, credited immediately.}} This cannot be undone.',
        { count: event.currentParticipants, prize },
      )}
      confirmLabel={event.currentParticipants > 0 ? t('Draw the winner and end') : t('End without a winner')}
      cancelLabel={t('Keep it open')}
      send={() => end(event.id)}
      failed={t('Failed to end event')}
      done={({ event: { winnerUsername: winner } }) => ({
        title: t('Event ended'),
        description: winner ? t('{winner} wins {prize}.', { winner, prize }) : t('No one took part, so no one wins.'),
      })}
      onClose={onClose}
    />
  );
}
