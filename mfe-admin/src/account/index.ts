export { AccountDialog } from './account-dialog.tsx';
export { PasswordForm } from './password-form.tsx';
export { SecondStepFirst } from './second-step-first.tsx';
