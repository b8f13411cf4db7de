import { FormDialog, useAct, useForm } from '@facet/console-kit';
import { OPERATOR_ROLES, type OperatorRole } from '@facet/remote-kit';
import { Field, Select, TextField } from '@facet/ui';
import { t } from '../texts.ts';
import { useCreateAdminMutation } from './admins-api.ts';

const NOBODY = { username: '', password: '', role: 'moderator' as OperatorRole };

export function CreateAdminDialog({ onClose }: { onClose: () => void }) {
  const act = useAct();
  const { values, field, set, check } = useForm(NOBODY, problemsOf);
  const [createAdmin] = useCreateAdminMutation();

  function submit(): Promise<boolean> {
    const [name, { role }] = [values.username.trim(), values];
    const done = { title: t('Admin created'), description: t('{name} can log in as {role}.', { name, role }) };
    return act(createAdmin({ ...values, username: name }), t('Failed to create admin'), done);
  }

  return (
    <FormDialog
      title={t('Create admin')}
      description={t(
        'An account for the operators’ area. A member of the same name shows its badge once they have proven that the game-platform account is theirs.',
      )}
      confirm={t('Create admin')}
      check={check}
      submit={submit}
      onClose={onClose}
    >
      <TextField label={t('Username')} autoComplete="off" spellCheck={false} maxLength={100} {...field('username')} />
      <TextField
        label={t('Password')}
        type="password"
        autoComplete="new-password"
        hint={t('At least {count} characters', { count: 6 })}
        {...field('password')}
      />
      <Field label={t('Role')}>
        <Select
          value={values.role}
          options={OPERATOR_ROLES.map((each) => ({ value: each, label: each }))}
          onValueChange={(role) => set('role', role as OperatorRole)}
        />
      </Field>
    </FormDialog>
  );
}

function problemsOf({ username, password }: typeof NOBODY): { username?: string; password?: string } {
  const missing = t('Please enter both username and password');
  if (username.trim() === '') return { username: missing };
  return password === '' ? { password: missing } : {};
}
