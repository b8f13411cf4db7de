import { failureOf } from '@facet/remote-kit';
import { AlertDialog, useToast } from '@facet/ui';
import { t } from '../texts.ts';
import { useDeleteAdminMutation, type Admin } from './admins-api.ts';

export function DeleteAdminDialog({ admin, onClose }: { admin: Admin; onClose: () => void }) {
  const toast = useToast();
  const [deleteAdmin, { isLoading }] = useDeleteAdminMutation();

  async function confirm(): Promise<void> {
    const { error } = await deleteAdmin(admin.id);
    onClose();
    if (error) return toast({ tone: 'danger', title: t('Failed to delete admin'), ...failureOf(error) });
    toast({ title: t('Admin deleted'), description: t('{name} is logged out everywhere.', { name: admin.username }) });
  }

  return (
    <AlertDialog
      open
      danger
      busy={isLoading}
      onOpenChange={onClose}
      title={t('Delete {name}?', { name: admin.username })}
      description={t('All sessions of this account end immediately. What it did stays in the audit log.')}
      confirmLabel={t('Delete admin')}
      onConfirm={confirm}
    />
  );
}
