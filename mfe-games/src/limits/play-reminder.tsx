import { useEffect, useState } from 'react';
import { Link } from '@facet/remote-kit';
import { Button, Dialog } from '@facet/ui';
import { t } from '../texts.ts';
import { isReminderDue, minutesPlayed, notePlaying, REMIND_AFTER_MINUTES, restart } from './play-time.ts';

const LOOK_EVERY_MS = 5_000;

/** After each 30 minutes at a game, in whatever tab: how long it has been, and a way to stop. */
export function PlayReminder() {
  const [minutes, setMinutes] = useState<number | null>(null);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      notePlaying(Date.now());
      if (isReminderDue()) setMinutes(Math.floor(minutesPlayed()));
    };
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  const close = () => {
    restart(Date.now());
    setMinutes(null);
  };
  return (
    <Dialog
      open={minutes !== null}
      onOpenChange={(open) => !open && close()}
      title={t('You have been playing for {minutes} minutes', { minutes: minutes ?? REMIND_AFTER_MINUTES })}
      description={t('Time for a quick check-in. Your balance and limits are on the Games page.')}
      actions={
        <>
          <Button variant="primary" size="large" asChild onClick={close}>
            <Link to="/games">{t('Take a break')}</Link>
          </Button>
          <Button size="large" onClick={close}>
            {t('Keep playing')}
          </Button>
        </>
      }
    />
  );
}
