import { Stack, Switch, TextField, useToast } from '@facet/ui';
import { FormDialog, useActFailure, useActKey, useForm } from '@facet/console-kit';
import { t } from '../texts.ts';
import { useCreateSocialTaskMutation } from './social-tasks-api.ts';
import { NO_TASK, taskProblems } from './task-values.ts';

/** A new task. It cannot be edited later, only deleted. */
export function TaskDialog({ onClose }: { onClose: () => void }) {
  const toast = useToast();
  const fail = useActFailure();
  const { key } = useActKey();
  const { values, field, set, check } = useForm(NO_TASK, taskProblems);
  const [create] = useCreateSocialTaskMutation();

  async function submit(): Promise<boolean> {
    const { isActive, isRealReward } = values;
    const title = values.title.trim();
    const { error } = await create({
      'idempotency-key': key,
      body: { title, link: values.link.trim(), reward: values.reward.trim(), isActive, isRealReward },
    });
    if (error) fail(t('Failed to create task'), error);
    else toast({ title: t('Task created'), description: title });
    return !error;
  }

  return (
    <FormDialog
      title={t('Create task')}
      description={t('Members open the link and are credited after ten seconds, once each.')}
      confirm={t('Create task')}
      check={check}
      submit={submit}
      onClose={onClose}
    >
      <TextField label={t('Title')} maxLength={100} autoComplete="off" placeholder={t('Follow us on X')} {...field('title')} />
      <TextField label={t('Link')} type="url" maxLength={500} autoComplete="off" placeholder="https://" {...field('link')} />
      <TextField label={t('Reward, R$')} inputMode="decimal" {...field('reward')} />
      <Stack gap={2}>
        <Switch label={t('Active: members see it')} checked={values.isActive} onChange={({ target }) => set('isActive', target.checked)} />
        <Switch
          label={t('Real reward: the amount is credited')}
          checked={values.isRealReward}
          onChange={({ target }) => set('isRealReward', target.checked)}
        />
      </Stack>
    </FormDialog>
  );
}
