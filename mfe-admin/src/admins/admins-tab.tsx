import { useState } from 'react';
import { useOperator } from '@facet/remote-kit';
import { Card, CardHead, EmptyState, Spinner, Text } from '@facet/ui';
import { LoadFailure, RoleButton } from '@facet/console-kit';
import { PasswordForm } from '../account/index.ts';
import { t } from '../texts.ts';
import { useListAdminsQuery } from './admins-api.ts';
import { AdminsTable } from './admins-table.tsx';
import { CreateAdminDialog } from './create-admin-dialog.tsx';
import { RoleMatrix } from './role-matrix.tsx';
import { SecondStepPolicy } from './second-step-policy.tsx';
import styles from './admins.module.css';

/** Administrator accounts: who they are, what each role may do; and one's own password. */
export function Component() {
  const { username } = useOperator();
  const [isCreating, setCreating] = useState(false);
  const { data, error } = useListAdminsQuery();
  // what stands below a list that comes would be pushed about
  const hasCome = (data ?? error) !== undefined;
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <div className={styles.head}>
          <h2>{t('Accounts')}</h2>
          <RoleButton needs="owner" variant="primary" size="small" icon="plus" onClick={() => setCreating(true)}>
            {t('Create admin')}
          </RoleButton>
        </div>
        <Accounts />
        {hasCome && <RoleMatrix />}
        {hasCome && <SecondStepPolicy />}
      </div>
      {hasCome && <OwnPassword username={username} />}
      {isCreating && <CreateAdminDialog onClose={() => setCreating(false)} />}
    </div>
  );
}

function OwnPassword({ username }: { username: string }) {
  return (
    <Card flush aria-labelledby="own-password">
      <CardHead id="own-password" title={t('Change your password')}>
        <Text tone="muted" size={12}>
          {username}
        </Text>
      </CardHead>
      <div className={styles.body}>
        <PasswordForm />
      </div>
    </Card>
  );
}

function Accounts() {
  const { data, error, isFetching, refetch } = useListAdminsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (error) return <LoadFailure title={t('Failed to load admin accounts')} error={error} isFetching={isFetching} refetch={refetch} />;
  if (!data)
    return (
      <Card as="div">
        <output className={styles.loading}>
          <Spinner /> {t('Loading admin accounts...')}
        </output>
      </Card>
    );
  if (data.admins.length === 0) return <EmptyState title={t('No admin accounts found')} />;
  return <AdminsTable admins={data.admins} />;
}
