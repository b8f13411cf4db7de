import { useState } from 'react';
import { AlertDialog, Segmented } from '@facet/ui';
import { formatMoment } from '../time/format-time.ts';
import { t } from '../texts.ts';
import { useSetLimits } from './use-set-limits.ts';

const DAY_MS = 86_400_000;

/** The member shuts themselves out of games; nobody can take it back early. */
export function ExcludeDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [days, setDays] = useState('30');
  const { set, isSetting } = useSetLimits();
  const save = async () => {
    const excludedUntil = new Date(Date.now() + Number(days) * DAY_MS).toISOString();
    if (
      await set({ excludedUntil }, (limits) =>
        t('Games open again on {moment}.', { moment: formatMoment(limits.excludedUntil ?? excludedUntil) }),
      )
    )
      onClose();
  };
  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t('Exclude yourself from games?')}
      description={t(
        'Neither you nor our team can undo it early, and it follows your game-platform account. Everything else on the site stays open to you.',
      )}
      confirmLabel={t('Exclude me for {label}', { label: lengths().find(({ value }) => value === days)?.label ?? days })}
      danger
      busy={isSetting}
      onConfirm={save}
    >
      <Segmented label={t('How long')} options={lengths()} value={days} onValueChange={setDays} />
    </AlertDialog>
  );
}

function lengths() {
  return [
    { value: '1', label: t('1 day') },
    { value: '7', label: t('1 week') },
    { value: '30', label: t('1 month') },
    { value: '180', label: t('6 months') },
  ];
}
