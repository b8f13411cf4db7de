import { formatTime } from '@facet/remote-kit';
import { useState } from 'react';
import { Button, Dialog, TextField } from '@facet/ui';
import type { PlayLimits } from '../api/games-api.ts';
import { t } from '../texts.ts';
import { useSetLimits } from './use-set-limits.ts';

const WRITTEN = /^\d{1,9}(\.\d{1,2})?$/;

/** What the member may lose in a day (UTC). Empty is no limit. */
export function LossLimitDialog({ isOpen, limits, onClose }: { isOpen: boolean; limits: PlayLimits; onClose: () => void }) {
  const [typed, setTyped] = useState(limits.dailyLossLimit ?? '');
  const { set, isSetting } = useSetLimits();
  const text = typed.trim();
  const isValid = text === '' || WRITTEN.test(text);
  const save = async () => {
    const isSet = await set({ dailyLossLimit: text === '' ? null : text }, ({ nextDailyLossLimit }) =>
      nextDailyLossLimit ? t('Applies from {from}.', { from: formatTime(nextDailyLossLimit.from) }) : t('Applies from now.'),
    );
    if (isSet) onClose();
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t('Daily loss limit')}
      description={t('Bets that would take you past today’s limit are refused. Days start at midnight UTC.')}
      actions={
        <Button variant="primary" size="large" busy={isSetting} disabled={!isValid} onClick={save}>
          {t('Set limit')}
        </Button>
      }
    >
      <TextField
        label={t('R$ a day')}
        value={typed}
        inputMode="decimal"
        autoComplete="off"
        hint={t('Leave empty for no limit. A lower limit applies immediately, a higher one after 24 hours.')}
        error={isValid ? undefined : t('Enter an amount in R$ with up to two decimals, or leave it empty')}
        onChange={(event) => setTyped(event.target.value)}
      />
    </Dialog>
  );
}
