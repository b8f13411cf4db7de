export { CreditMomentProvider, useCreditMoment } from './credit-moment.tsx';
export { CreditFlight, useLanded } from './credit-flight.tsx';
export { CreditNote } from './credit-note.tsx';
export { MilestoneCard } from './milestone-card.tsx';
export { SoundToggle } from './sound-toggle.tsx';
export { useSound } from './use-sound.ts';
