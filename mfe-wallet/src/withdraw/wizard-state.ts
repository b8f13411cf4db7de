import type { Experience, Withdrawal } from '../api/wallet-api.ts';

/** Where the member is. Each step holds what the ones before it found, so that a step without its data cannot be. */
export type WizardState =
  /** The last one again; whoever has none is at their account. */
  | { step: 'again' }
  | { step: 'account' }
  | { step: 'experience'; experiences: readonly Experience[] }
  | { step: 'gamepass'; experiences: readonly Experience[]; experience: Experience; gamepassId: string | null }
  | { step: 'sent'; withdrawal: Withdrawal };

export type WizardEvent =
  | { type: 'validated'; experiences: readonly Experience[] }
  | { type: 'experienceChosen'; experience: Experience }
  | { type: 'gamepassChosen'; gamepassId: string }
  /** Not the last one again: `experiences`, as far as they are known. */
  | { type: 'otherWanted'; experiences: readonly Experience[] }
  /** `experience`: where the withdrawal's gamepass was sold, if it is there still. */
  | { type: 'askedAgain'; experiences: readonly Experience[]; experience: Experience | undefined; gamepassId: string | null }
  | { type: 'wentBack' }
  | { type: 'withdrawn'; withdrawal: Withdrawal }
  | { type: 'startedOver' };

export const START: WizardState = { step: 'again' };
const ACCOUNT: WizardState = { step: 'account' };

/** What an event makes of a step. Events that do not fit the step change nothing. */
export function nextState(state: WizardState, event: WizardEvent): WizardState {
  switch (event.type) {
    case 'validated':
      return isBegun(state) || event.experiences.length === 0 ? state : { step: 'experience', experiences: event.experiences };
    case 'otherWanted':
      if (isBegun(state)) return state;
      return event.experiences.length > 0 ? { step: 'experience', experiences: event.experiences } : ACCOUNT;
    case 'experienceChosen':
      return state.step === 'experience' ? { ...state, step: 'gamepass', experience: event.experience, gamepassId: null } : state;
    case 'gamepassChosen':
      return state.step === 'gamepass' ? { ...state, gamepassId: event.gamepassId } : state;
    case 'askedAgain': {
      const { experiences, experience, gamepassId } = event;
      if (experiences.length === 0) return ACCOUNT;
      return experience ? { step: 'gamepass', experiences, experience, gamepassId } : { step: 'experience', experiences };
    }
    case 'wentBack':
      return state.step === 'gamepass' ? { step: 'experience', experiences: state.experiences } : ACCOUNT;
    case 'withdrawn':
      return { step: 'sent', withdrawal: event.withdrawal };
    case 'startedOver':
      return START;
    default:
      return event satisfies never;
  }
}

const isBegun = ({ step }: WizardState): boolean => step !== 'again' && step !== 'account';
