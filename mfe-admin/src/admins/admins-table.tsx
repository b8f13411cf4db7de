import { useState } from 'react';
import { Avatar, Badge, IconButton, Menu, Select } from '@facet/ui';
import { OPERATOR_ROLES, type OperatorRole, useOperator } from '@facet/remote-kit';
import { dayLabel, sinceLabel, useRefusal } from '@facet/console-kit';
import { t } from '../texts.ts';
import type { Admin } from './admins-api.ts';
import { LinkBadgeDialog } from './link-badge-dialog.tsx';
import { DeleteAdminDialog } from './delete-admin-dialog.tsx';
import { useAdminChanges } from './use-admin-changes.ts';
import styles from './admins.module.css';

/** The accounts by name. The last owner stays what they are. */
export function AdminsTable({ admins }: { admins: readonly Admin[] }) {
  const [deleting, setDeleting] = useState<Admin | null>(null);
  const [linking, setLinking] = useState<Admin | null>(null);
  const owners = admins.filter(({ role }) => role === 'owner').length;
  return (
    <>
      <ul className={styles.list} aria-label={t('Admin Accounts')}>
        {admins.map((admin) => (
          <AdminRow
            key={admin.id}
            admin={admin}
            isLastOwner={admin.role === 'owner' && owners === 1}
            onLink={() => setLinking(admin)}
            onDelete={() => setDeleting(admin)}
          />
        ))}
      </ul>
      {linking && <LinkBadgeDialog admin={linking} onClose={() => setLinking(null)} />}
      {deleting && <DeleteAdminDialog admin={deleting} onClose={() => setDeleting(null)} />}
    </>
  );
}

interface AdminRowProps {
  admin: Admin;
  isLastOwner: boolean;
  onLink: () => void;
  onDelete: () => void;
}

function AdminRow({ admin, isLastOwner, onLink, onDelete }: AdminRowProps) {
  const self = useOperator();
  const refusal = useRefusal('owner');
  const { changeRole, endSessions, resetSecondStep } = useAdminChanges(admin);
  const isSelf = self.id === admin.id;
  const isFixed = isLastOwner || refusal !== null;
  return (
    <li className={styles.row}>
      <span className={styles.who}>
        <Avatar name={admin.username} size="small" tinted />
        <b>{admin.username}</b>
        {isSelf && <Badge tone="outline">{t('you')}</Badge>}
      </span>
      {isFixed ? (
        <span title={isLastOwner ? t('The last owner stays an owner') : (refusal ?? undefined)}>
          <Badge tone={admin.role === 'owner' ? 'info' : 'default'} icon={isLastOwner ? 'lock' : undefined}>
            {isLastOwner ? t('owner (last one, can’t be removed)') : admin.role}
          </Badge>
        </span>
      ) : (
        <Select
          label={t('Role of {name}', { name: admin.username })}
          value={admin.role}
          options={OPERATOR_ROLES.map((role) => ({ value: role, label: role }))}
          onValueChange={(role) => void changeRole(role as OperatorRole)}
        />
      )}
      <small>{t('Created {day}', { day: dayLabel(admin.createdAt) })}</small>
      <small>
        {admin.lastSeenAt === null ? t('Never logged in') : t('Seen {age} ago', { age: sinceLabel(admin.lastSeenAt) })}
        {admin.sessions > 0 && <> · {t('{count, plural, one {# session} other {# sessions}}', { count: admin.sessions })}</>}
        {admin.hasTotp && <> · {t('second step')}</>}
      </small>
      <Menu
        trigger={<IconButton icon="ellipsis" iconSize="small" label={t('Actions for {name}', { name: admin.username })} />}
        actions={[
          {
            label: t('End all sessions'),
            icon: 'log-out',
            disabled: refusal !== null || admin.sessions === 0,
            onSelect: () => void endSessions(),
          },
          {
            label: t('Reset second step'),
            icon: 'key',
            disabled: refusal !== null || !admin.hasTotp,
            onSelect: () => void resetSecondStep(),
          },
          { label: t('Link the badge…'), icon: 'link', disabled: refusal !== null, onSelect: onLink },
          { label: t('Delete…'), icon: 'trash-2', danger: true, disabled: isFixed, onSelect: onDelete },
          ...(refusal === null ? [] : [{ label: refusal, icon: 'lock' as const, disabled: true, onSelect: () => undefined }]),
        ]}
      />
    </li>
  );
}
