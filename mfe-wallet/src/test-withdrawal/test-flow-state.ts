import type { Experience } from '../api/wallet-api.ts';

/** The steps of the test flow. A selection outlives Back; another experience forgets the gamepass. */
export type TestFlowState =
  | { step: 'select-experience'; experience: Experience | null }
  | { step: 'select-gamepass'; experience: Experience; gamepassId: string | null }
  | { step: 'withdraw'; experience: Experience; gamepassId: string };

export type TestFlowEvent =
  | { type: 'experienceSelected'; experience: Experience }
  | { type: 'gamepassSelected'; gamepassId: string }
  /** Changes nothing while the step has no selection. */
  | { type: 'continued' }
  | { type: 'wentBack' }
  | { type: 'withdrawn' };

export const START: TestFlowState = { step: 'select-experience', experience: null };

/** What an event makes of a step. Events that do not fit the step change nothing. */
export function nextState(state: TestFlowState, event: TestFlowEvent): TestFlowState {
  switch (event.type) {
    case 'experienceSelected':
      return state.step === 'select-experience' ? { ...state, experience: event.experience } : state;
    case 'gamepassSelected':
      return state.step === 'select-gamepass' ? { ...state, gamepassId: event.gamepassId } : state;
    case 'continued':
      return after(state);
    case 'wentBack':
      return before(state);
    case 'withdrawn':
      return START;
    default:
      return event satisfies never;
  }
}

function after(state: TestFlowState): TestFlowState {
  const { step, experience } = state;
  if (step === 'select-experience') return experience === null ? state : { step: 'select-gamepass', experience, gamepassId: null };
  if (step === 'select-gamepass' && state.gamepassId !== null) return { step: 'withdraw', experience, gamepassId: state.gamepassId };
  return state;
}

function before(state: TestFlowState): TestFlowState {
  const { step, experience } = state;
  return step === 'withdraw'
    ? { step: 'select-gamepass', experience, gamepassId: state.gamepassId }
    : { step: 'select-experience', experience };
}
