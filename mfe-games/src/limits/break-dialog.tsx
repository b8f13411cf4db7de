import { formatTime } from '@facet/remote-kit';
import { useState } from 'react';
import { Button, Dialog, Segmented } from '@facet/ui';
import { t } from '../texts.ts';
import { useSetLimits } from './use-set-limits.ts';

const HOUR_MS = 3_600_000;

/** No games for a while. It cannot be shortened. */
export function BreakDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [hours, setHours] = useState('24');
  const { set, isSetting } = useSetLimits();
  const save = async () => {
    const timeoutUntil = new Date(Date.now() + Number(hours) * HOUR_MS).toISOString();
    if (
      await set({ timeoutUntil }, (limits) => t('Games open again at {time}.', { time: formatTime(limits.timeoutUntil ?? timeoutUntil) }))
    )
      onClose();
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t('Take a break')}
      description={t('You can’t bet until the break is over. You can make it longer, not shorter.')}
      actions={
        <Button variant="primary" size="large" busy={isSetting} onClick={save}>
          {t('Start the break')}
        </Button>
      }
    >
      <Segmented label={t('How long')} options={lengths()} value={hours} onValueChange={setHours} />
    </Dialog>
  );
}

function lengths() {
  return [
    { value: '1', label: t('1 hour') },
    { value: '24', label: t('1 day') },
    { value: '168', label: t('1 week') },
    { value: '1000', label: t('6 weeks') },
  ];
}
