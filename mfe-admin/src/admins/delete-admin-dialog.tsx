import { ActDialog } from '@facet/console-kit';
import { t } from '../texts.ts';
import { useDeleteAdminMutation, type Admin } from './admins-api.ts';

export function DeleteAdminDialog({ admin: { id, username: name }, onClose }: { admin: Admin; onClose: () => void }) {
  const [deleteAdmin] = useDeleteAdminMutation();
  return (
    <ActDialog
      danger
      title={t('Delete {name}?', { name })}
      description={t('All sessions of this account end immediately. What it did stays in the audit log.')}
      confirmLabel={t('Delete admin')}
      send={() => deleteAdmin(id)}
      failed={t('Failed to delete admin')}
      done={{ title: t('Admin deleted'), description: t('{name} is logged out everywhere.', { name }) }}
      onClose={onClose}
    />
  );
}
