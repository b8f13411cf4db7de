import type { Experience } from '../api/wallet-api.ts';

/** Where the member is. Each step holds what the ones before it found, so that a step without its data cannot be. */
export type WizardState =
  | { step: 'account' }
  | { step: 'experience'; experiences: readonly Experience[]; experience: Experience }
  | { step: 'gamepass'; experiences: readonly Experience[]; experience: Experience; gamepassId: string | null };

export type WizardEvent =
  | { type: 'validated'; experiences: readonly Experience[] }
  | { type: 'experienceChosen'; experience: Experience }
  | { type: 'experienceConfirmed' }
  | { type: 'gamepassChosen'; gamepassId: string }
  | { type: 'wentBack' }
  | { type: 'withdrawn' };

export const START: WizardState = { step: 'account' };

/** What an event makes of a step. Events that do not fit the step change nothing. */
export function nextState(state: WizardState, event: WizardEvent): WizardState {
  switch (event.type) {
    case 'validated':
      return state.step === 'account' ? afterValidation(event.experiences) : state;
    case 'experienceChosen':
      return state.step === 'experience' ? { ...state, experience: event.experience } : state;
    case 'experienceConfirmed':
      return state.step === 'experience' ? { ...state, step: 'gamepass', gamepassId: null } : state;
    case 'gamepassChosen':
      return state.step === 'gamepass' ? { ...state, gamepassId: event.gamepassId } : state;
    case 'wentBack':
      return before(state);
    case 'withdrawn':
      return START;
    default:
      return event satisfies never;
  }
}

/** The first experience is chosen until the member says otherwise; without one there is no second step. */
function afterValidation(experiences: readonly Experience[]): WizardState {
  const [experience] = experiences;
  return experience ? { step: 'experience', experiences, experience } : START;
}

function before(state: WizardState): WizardState {
  if (state.step !== 'gamepass') return START;
  const { experiences, experience } = state;
  return { step: 'experience', experiences, experience };
}
