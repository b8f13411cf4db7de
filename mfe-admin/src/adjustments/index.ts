export { AdjustDialog } from './adjust-dialog.tsx';
export { OpenAdjustments } from './open-adjustments.tsx';
