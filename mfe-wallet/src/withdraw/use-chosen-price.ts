import { useGetGamepassesQuery, type Gamepass, type WithdrawalStart } from '../api/wallet-api.ts';
import type { WizardState } from './wizard-state.ts';

/** The price of the gamepass that the wizard would withdraw now, a decimal string; null while none is chosen. */
export function useChosenPrice(state: WizardState, start: WithdrawalStart | undefined, undecided: Gamepass | null): string | null {
  const chosen = state.step === 'gamepass' ? state : null;
  const { data: list } = useGetGamepassesQuery(chosen?.experience.placeId ?? '', { skip: chosen === null });
  switch (state.step) {
    case 'again':
      return start?.again ? ((undecided ?? start.again.gamepass)?.price ?? null) : null;
    case 'gamepass':
      return list?.find(({ id }) => id === state.gamepassId)?.price ?? null;
    case 'sent':
      return state.withdrawal.amount;
    case 'account':
    case 'experience':
      return null;
    default:
      return state satisfies never;
  }
}
