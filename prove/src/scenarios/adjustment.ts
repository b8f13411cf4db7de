import { randomUUID } from 'node:crypto';
import type { Answer } from '../outside/calls.ts';
import { scenario, wasTold, type Act } from '../scenario.ts';
import { AT_FIRST, type Person } from '../world.ts';

interface Correction {
  person: Person;
  key: string;
  direction: 'credit' | 'debit';
}

const adjust: Act<Correction> = (world, { person, key, direction }) => {
  const transfer = {
    key,
    memberId: person.id,
    direction,
    account: 'adjustments',
    amount: '50.00',
    type: 'adjustment',
    reason: 'A correction',
  };
  return world.service('admin', 'wallet', '/internal/transfers', { transfers: [transfer] });
};

const isBooked = ({ status, body }: Answer): boolean =>
  status === 200 && ['ok', 'duplicate'].includes((JSON.parse(body) as { results: { status: string }[] }).results[0]?.status ?? '');

const correction = (name: string, direction: Correction['direction'], hundredths: bigint) =>
  scenario<Correction>({
    name,
    begin: async (world) => ({ person: world.person(), key: randomUUID(), direction }),
    acts: { adjust, 'adjust-again': adjust },
    async ends(world, { person }, told) {
      const gained = (await world.balance(person)).available - AT_FIRST;
      const isTold = wasTold(told, 'adjust', isBooked) || wasTold(told, 'adjust-again', isBooked);
      return {
        'it is booked once at most': gained === 0n || gained === hundredths,
        'told that it is booked, it is': !isTold || gained === hundredths,
      };
    },
  });

/** An operator corrects a balance, and sends it again under the same key as they are told to. */
export const adjustmentUp = correction('adjustment-up', 'credit', 5_000n);
export const adjustmentDown = correction('adjustment-down', 'debit', -5_000n);
