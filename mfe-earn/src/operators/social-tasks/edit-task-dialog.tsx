import { FormDialog, useAct, useForm, useSeen } from '@facet/console-kit';
import { t } from '../texts.ts';
import { useEditSocialTaskMutation, type SocialTask } from './social-tasks-api.ts';
import { TaskForm } from './task-form.tsx';
import { TaskPreview } from './task-preview.tsx';
import { taskChanges, taskOf, taskProblems, valuesOf } from './task-values.ts';

/** Mends a task. `task` is how it stands by now; what was seen counts until the operator is told that it changed. */
export function EditTaskDialog({ task, onClose }: { task: SocialTask; onClose: () => void }) {
  const act = useAct();
  const { seen, conflict, hear } = useSeen(task, 'task_changed');
  const { values, field, set, check } = useForm(valuesOf(seen), taskProblems);
  const [edit] = useEditSocialTaskMutation();

  function submit(): Promise<boolean> {
    const body = { ...taskOf(values), version: seen.version };
    return act(hear(edit({ id: seen.id, body })), t('Failed to save task'), { title: t('Task saved'), description: body.title });
  }

  return (
    <FormDialog
      title={t('Edit {title}', { title: seen.title })}
      description={t(
        '{completed, plural, =0 {Nobody has done it yet.} one {# member has done it and keeps what they got.} other {# members have done it and keep what they got.}}',
        { completed: seen.completedCount },
      )}
      confirm={t('Save task')}
      changes={taskChanges(values, seen)}
      conflict={conflict}
      aside={<TaskPreview tasks={[{ ...values, id: '', isActive: true }]} />}
      check={check}
      submit={submit}
      onClose={onClose}
    >
      <TaskForm values={values} field={field} set={set} seen={seen} />
    </FormDialog>
  );
}
