export { AccountDialog } from './account-dialog.tsx';
export { PasswordForm } from './password-form.tsx';
export { AddApp } from './second-step.tsx';
