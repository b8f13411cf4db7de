import { Link } from '@facet/remote-kit';
import { Button, Dialog } from '@facet/ui';
import { t } from '../texts.ts';
import type { PlayTime } from './use-play-time.ts';

interface PlayReminderProps {
  time: PlayTime;
  /** It waits for the end of a round: nothing lies over a button that cashes out. */
  isInRound: boolean;
}

/** After each 30 minutes at a game, in whatever tab: how long it has been, and a way to stop. */
export function PlayReminder({ time: { minutes, isReminderDue, goOn }, isInRound }: PlayReminderProps) {
  return (
    <Dialog
      open={isReminderDue && !isInRound}
      onOpenChange={(open) => !open && goOn()}
      title={t('You have been playing for {minutes} minutes', { minutes })}
      description={t('Time for a quick check-in. Your balance and limits are on the Games page.')}
      actions={
        <>
          <Button variant="primary" size="large" asChild onClick={goOn}>
            <Link to="/games">{t('Take a break')}</Link>
          </Button>
          <Button size="large" onClick={goOn}>
            {t('Keep playing')}
          </Button>
        </>
      }
    />
  );
}
