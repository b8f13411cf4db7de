import { useState } from 'react';
import { AlertDialog, Segmented } from '@facet/ui';
import { formatMoment } from '../time/format-time.ts';
import { useSetLimits } from './use-set-limits.ts';

const DAY_MS = 86_400_000;
const LENGTHS = [
  { value: '1', label: '1 day' },
  { value: '7', label: '1 week' },
  { value: '30', label: '1 month' },
  { value: '180', label: '6 months' },
];

/** Shuts the member out of games himself; nobody can take it back early. */
export function ExcludeDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [days, setDays] = useState('30');
  const { set, isSetting } = useSetLimits();
  const save = async () => {
    const excludedUntil = new Date(Date.now() + Number(days) * DAY_MS).toISOString();
    if (await set({ excludedUntil }, (limits) => `Games open again on ${formatMoment(limits.excludedUntil ?? excludedUntil)}.`)) onClose();
  };
  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title="Exclude yourself from games?"
      description="Neither you nor an operator can take it back early, and it follows your game-platform account. Everything else on the site stays open to you."
      confirmLabel={`Exclude me for ${LENGTHS.find(({ value }) => value === days)?.label}`}
      danger
      busy={isSetting}
      onConfirm={save}
    >
      <Segmented label="How long" options={LENGTHS} value={days} onValueChange={setDays} />
    </AlertDialog>
  );
}
