import type { Experience, Gamepass } from '../api/wallet-api.ts';

/** Where the member is. Each step holds what the ones before it found, so that a step without its data cannot be. */
export type WizardState =
  | { step: 'account'; problem: string | null }
  | { step: 'experience'; experiences: readonly Experience[]; chosen: Experience | null }
  | { step: 'gamepass'; experiences: readonly Experience[]; experience: Experience; gamepasses: Gamepasses; chosenId: string | null };

/** The gamepasses of the chosen experience, as far as they are here. */
export type Gamepasses = { status: 'loading' } | { status: 'failed'; message: string } | { status: 'loaded'; list: readonly Gamepass[] };

export type WizardEvent =
  | { type: 'validated'; experiences: readonly Experience[] }
  | { type: 'validationFailed'; problem: string }
  | { type: 'experienceChosen'; experience: Experience }
  | { type: 'experienceConfirmed' }
  | { type: 'gamepassesChanged'; placeId: string; gamepasses: Gamepasses }
  | { type: 'gamepassChosen'; id: string }
  | { type: 'wentBack' }
  | { type: 'withdrawn' };

export const START: WizardState = { step: 'account', problem: null };

/** What a step makes of an event; events that no longer fit (an answer that comes after Back) change nothing. */
export function nextState(state: WizardState, event: WizardEvent): WizardState {
  switch (event.type) {
    case 'validated':
      return state.step === 'account' ? { step: 'experience', experiences: event.experiences, chosen: null } : state;
    case 'validationFailed':
      return state.step === 'account' ? { step: 'account', problem: event.problem } : state;
    case 'experienceChosen':
      return state.step === 'experience' ? { ...state, chosen: event.experience } : state;
    case 'experienceConfirmed':
      return state.step === 'experience' && state.chosen ? openGamepasses(state.experiences, state.chosen) : state;
    case 'gamepassesChanged':
      return state.step === 'gamepass' && state.experience.placeId === event.placeId ? { ...state, gamepasses: event.gamepasses } : state;
    case 'gamepassChosen':
      return state.step === 'gamepass' ? { ...state, chosenId: event.id } : state;
    case 'wentBack':
      return backFrom(state);
    case 'withdrawn':
      return START;
    default:
      return event satisfies never;
  }
}

function openGamepasses(experiences: readonly Experience[], experience: Experience): WizardState {
  return { step: 'gamepass', experiences, experience, gamepasses: { status: 'loading' }, chosenId: null };
}

function backFrom(state: WizardState): WizardState {
  if (state.step === 'gamepass') return { step: 'experience', experiences: state.experiences, chosen: state.experience };
  return START;
}
