export { FirstCutCard } from './first-cut-card.tsx';
export { useFirstSteps, useGoal } from './use-first-steps.ts';
