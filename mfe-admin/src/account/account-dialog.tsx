import { Dialog } from '@facet/ui';
import { PasswordForm } from './password-form.tsx';
import { t } from '../texts.ts';

export interface AccountDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The operator's own account. */
export function AccountDialog({ open, onOpenChange }: AccountDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('Your account')}>
      <PasswordForm />
    </Dialog>
  );
}
