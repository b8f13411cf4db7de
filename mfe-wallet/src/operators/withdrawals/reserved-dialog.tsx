import { useState } from 'react';
import { Button, formatAmount, SumList, Text, TextLink } from '@facet/ui';
import { FormDialog, timeLabel } from '@facet/console-kit';
import { t, Trans } from '../texts.ts';
import { useDecide } from './use-decide.ts';
import { useReservation } from './use-reservation.ts';
import type { Withdrawal } from './withdrawals-api.ts';

/** The second step of paying by hand: it is bought on the platform, and the platform is asked whether it was. */
export function ReservedDialog({ withdrawal, onClose }: { withdrawal: Withdrawal; onClose: () => void }) {
  const decide = useDecide();
  const { release } = useReservation();
  const [isReleasing, setReleasing] = useState(false);
  const { amount, username, gamepassName, gamepassLink, decidedBy, reservedUntil } = withdrawal;

  async function giveBack(): Promise<void> {
    setReleasing(true);
    const isBack = await release(withdrawal);
    setReleasing(false);
    if (isBack) onClose();
  }

  return (
    <FormDialog
      title={t('Paying {amount} to {name} by hand', { amount: formatAmount(amount), name: username ?? '—' })}
      description={t('No one else can pay it, and the member can’t cancel it.')}
      confirm={t('Mark {amount} as paid by hand', { amount: formatAmount(amount) })}
      cancel={t('Close')}
      disabled={isReleasing}
      check={() => 0}
      submit={() => decide(withdrawal, { status: 'completed', autoPayout: false })}
      onClose={onClose}
    >
      <SumList
        variant="receipt"
        lines={[
          { label: t('Reserved by'), value: decidedBy ?? '—' },
          { label: t('Until'), value: reservedUntil === null ? '—' : timeLabel(reservedUntil) },
        ]}
      />
      <Text>
        <Trans
          id="Open <link>{gamepass}</link> on the platform and buy it for exactly {amount}."
          values={{ gamepass: gamepassName, amount: formatAmount(amount) }}
          components={{ link: <TextLink href={gamepassLink} target="_blank" rel="noreferrer" /> }}
        />
      </Text>
      <Text tone="muted" size={12}>
        {t('The platform is asked for the purchase: right gamepass, right price. If none is found in time, it waits again.')}
      </Text>
      <Button type="button" size="small" variant="quiet" busy={isReleasing} onClick={() => void giveBack()}>
        {t('Give it back, it was not bought')}
      </Button>
    </FormDialog>
  );
}
