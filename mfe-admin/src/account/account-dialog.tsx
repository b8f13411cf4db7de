import { Dialog, Tabs } from '@facet/ui';
import { t } from '../texts.ts';
import { OwnSessions } from './own-sessions.tsx';
import { PasswordForm } from './password-form.tsx';
import { SecondStep } from './second-step.tsx';

export interface AccountDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The operator's own account. */
export function AccountDialog({ open, onOpenChange }: AccountDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('Your account')}>
      <Tabs
        label={t('Your account')}
        items={[
          { value: 'password', label: t('Password'), content: <PasswordForm /> },
          { value: 'second-step', label: t('Second step'), content: <SecondStep /> },
          { value: 'sessions', label: t('Sessions'), content: <OwnSessions /> },
        ]}
      />
    </Dialog>
  );
}
