import { useState } from 'react';
import { formatAmount, hundredthsOf, Notice, TextField } from '@facet/ui';
import { FormDialog, useAct } from '@facet/console-kit';
import { t } from '../texts.ts';
import { useDeleteEventMutation, type SiteEvent } from './events-api.ts';

/** Asks before an event is deleted; where fees go back, for its title as well. */
export function DeleteEvent({ event, onClose }: { event: SiteEvent; onClose: () => void }) {
  const act = useAct();
  const [typed, setTyped] = useState('');
  const [remove] = useDeleteEventMutation();
  const isOpen = event.status !== 'ended';
  const refunds = isOpen && hundredthsOf(event.feesTaken) > 0n;
  const fees = formatAmount(event.feesTaken);

  async function submit(): Promise<boolean> {
    const done = { title: t('Event deleted'), description: refunds ? t('{fees} in entry fees go back.', { fees }) : event.title };
    await act(remove(event.id), t('Failed to delete event'), done);
    // What failed may have been done by somebody else: the list says how it stands.
    return true;
  }

  return (
    <FormDialog
      title={t('Delete {title}?', { title: event.title })}
      description={isOpen ? t('The event is open. No winner is drawn.') : t('The event has ended. The winner keeps the prize.')}
      confirm={refunds ? t('Delete and refund {fees}', { fees }) : t('Delete event')}
      cancel={t('Keep event')}
      danger
      disabled={refunds && typed.trim() !== event.title}
      check={() => 0}
      submit={submit}
      onClose={onClose}
    >
      {refunds && (
        <>
          <Notice
            tone="warning"
            title={t('{count, plural, one {# member gets the entry fee back} other {# members get their entry fee back}}', {
              count: event.currentParticipants,
            })}
          >
            {t('{fee} each, {fees} in total, credited immediately.', { fee: formatAmount(event.entryFee), fees })}
          </Notice>
          <TextField
            label={t('Type the title to delete')}
            placeholder={event.title}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </>
      )}
    </FormDialog>
  );
}
