import { FormDialog, typedAmount, useActKey, useForm, useKeyedAct, waitsForAnother } from '@facet/console-kit';
import { PromiseNotice } from '../promises/promise-notice.tsx';
import { t } from '../texts.ts';
import { useCreateSocialTaskMutation, type SocialTask } from './social-tasks-api.ts';
import { TaskForm } from './task-form.tsx';
import { TaskPreview } from './task-preview.tsx';
import { NO_TASK, taskOf, taskProblems, valuesOf } from './task-values.ts';

/** A new task, or one like another. It comes before all others. */
export function NewTaskDialog({ copied, onClose }: { copied?: SocialTask; onClose: () => void }) {
  const act = useKeyedAct();
  const { key } = useActKey();
  const { values, field, set, check } = useForm(copied ? valuesOf(copied) : NO_TASK, taskProblems);
  const [create] = useCreateSocialTaskMutation();

  function submit(): Promise<boolean> {
    const task = taskOf(values);
    const sent = create({ 'idempotency-key': key, body: { ...task, isActive: values.isActive } });
    return act(sent, t('Failed to create task'), (made) =>
      'proposal' in made ? waitsForAnother() : { title: t('Task created'), description: task.title },
    );
  }

  return (
    <FormDialog
      title={copied ? t('Duplicate {title}', { title: copied.title }) : t('Create task')}
      description={
        copied
          ? t('Everything is copied except who has done it. Members can do both, once each.')
          : t('Members open the link and are credited after ten seconds, once each.')
      }
      confirm={t('Create task')}
      aside={<TaskPreview tasks={[{ ...values, id: '' }]} />}
      check={check}
      submit={submit}
      onClose={onClose}
    >
      <TaskForm values={values} field={field} set={set} />
      <PromiseNotice promised={values.isRealReward ? typedAmount(values.reward) : 0n} toEveryone />
    </FormDialog>
  );
}
