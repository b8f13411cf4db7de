import { Dialog } from '@facet/ui';
import { PasswordForm } from './password-form.tsx';

export interface AccountDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The operator's own account. */
export function AccountDialog({ open, onOpenChange }: AccountDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Your account">
      <PasswordForm />
    </Dialog>
  );
}
