export { CreditMomentProvider, useCreditMoment, type CreditMoment } from './credit-moment.tsx';
export { CreditNote } from './credit-note.tsx';
export { MilestoneCard } from './milestone-card.tsx';
export { SoundToggle } from './sound-toggle.tsx';
