import { formatAmount, TextField } from '@facet/ui';
import { FormDialog, minuteLabel, useAct, useForm } from '@facet/console-kit';
import { t } from '../texts.ts';
import { useReleaseEarningMutation, type MemberEarning } from './members-api.ts';

/** Has one held credit arrive before its day. */
export function ReleaseDialog({ earning, onClose }: { earning: MemberEarning; onClose: () => void }) {
  const act = useAct();
  const { values, field, check } = useForm({ reason: '' }, ({ reason }) =>
    reason.trim() === '' ? { reason: t('Please enter a reason') } : {},
  );
  const [release] = useReleaseEarningMutation();
  const { id, label, releasesAt } = earning;
  const amount = formatAmount(earning.amount);

  function submit(): Promise<boolean> {
    const done = { title: t('The credit is released'), description: t('{amount} is on its way to the balance.', { amount }) };
    return act(release({ id, body: { reason: values.reason.trim() } }), t('Failed to release the credit'), done);
  }

  return (
    <FormDialog
      title={t('Release {amount} now?', { amount })}
      description={t('{what}, held until {time}. If its wall takes it back later, the member may owe it.', {
        what: label,
        time: releasesAt === null ? '—' : minuteLabel(releasesAt),
      })}
      confirm={t('Release now')}
      check={check}
      submit={submit}
      onClose={onClose}
    >
      <TextField label={t('Reason')} hint={t('For the audit log')} autoComplete="off" maxLength={500} {...field('reason')} />
    </FormDialog>
  );
}
