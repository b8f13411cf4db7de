import type { Scenario } from '../scenario.ts';
import { wallCredit } from './wall-credit.ts';
import { withdrawRequest } from './withdraw-request.ts';

/** Every path of money. */
export const scenarios: readonly Scenario[] = [wallCredit, withdrawRequest];

export function scenarioOf(name: string): Scenario {
  const found = scenarios.find((scenario) => scenario.name === name);
  if (!found) throw new Error(`there is no scenario ${name}; there are ${scenarios.map((scenario) => scenario.name).join(', ')}`);
  return found;
}
