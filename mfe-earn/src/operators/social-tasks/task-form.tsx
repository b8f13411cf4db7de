import { Stack, Switch, TextField } from '@facet/ui';
import type { Form } from '@facet/console-kit';
import { t } from '../texts.ts';
import type { SocialTask } from './social-tasks-api.ts';
import type { TaskValues } from './task-values.ts';

type Fields = Pick<Form<TaskValues>, 'values' | 'field' | 'set'>;

/** The fields of a task; one that is edited is paused in the list. */
export function TaskForm({ values, field, set, seen }: Fields & { seen?: SocialTask }) {
  return (
    <>
      <TextField label={t('Title')} maxLength={100} autoComplete="off" placeholder={t('Follow us on X')} {...field('title')} />
      <TextField label={t('Link')} type="url" maxLength={500} autoComplete="off" placeholder="https://" {...field('link')} />
      <TextField
        label={t('Reward, R$')}
        hint={seen && t('From now on. Anyone who has followed the link gets no less than they saw.')}
        inputMode="decimal"
        {...field('reward')}
      />
      <Stack gap={2}>
        {!seen && (
          <Switch
            label={t('Active: members see it')}
            checked={values.isActive}
            onChange={({ target }) => set('isActive', target.checked)}
          />
        )}
        <Switch
          label={t('Real reward: the amount is credited')}
          checked={values.isRealReward}
          onChange={({ target }) => set('isRealReward', target.checked)}
        />
      </Stack>
    </>
  );
}
