export { AccountDialog } from './account-dialog.tsx';
