import { randomUUID } from 'node:crypto';
import { uuidv7 } from '@facet/service-kit';
import { isYes, scenario, wasTold, type Act } from '../scenario.ts';
import { AT_FIRST, type Operator, type Person, type World } from '../world.ts';

interface Correction {
  person: Person;
  key: string;
  /** R$; above 120 a second operator confirms. */
  amount: string;
  first: Operator;
  second: Operator;
  third: Operator;
}

const anOperator = (username: string): Operator => ({ id: uuidv7(), username });
const begin = (amount: string) => async (world: World) => ({
  person: world.person(),
  key: randomUUID() as string,
  amount,
  first: anOperator('ada'),
  second: anOperator('bea'),
  third: anOperator('cid'),
});

const adjust: Act<Correction> = (world, { person, key, amount, first: by }, { second }) =>
  world.operator(
    'wallet',
    'POST',
    `/api/admin/users/${person.id}/adjust-balance`,
    { amount, description: 'A correction' },
    { key, second, by },
  );
const decide =
  (who: 'first' | 'second' | 'third', verb: 'confirm' | 'decline' | 'withdraw'): Act<Correction> =>
  (world, it, { second }) =>
    world.operator('wallet', 'POST', `/api/admin/adjustments/${it.key}/${verb}`, {}, { second, by: it[who] });

const gained = async (world: World, { person }: Correction): Promise<bigint> => (await world.balance(person)).available - AT_FIRST;

const alone = (name: string, amount: string, hundredths: bigint) =>
  scenario<Correction>({
    name,
    begin: begin(amount),
    acts: { adjust, 'adjust-again': adjust },
    async ends(world, it, told) {
      const moved = await gained(world, it);
      const isTold = wasTold(told, 'adjust', isYes) || wasTold(told, 'adjust-again', isYes);
      return {
        'it is booked once at most': moved === 0n || moved === hundredths,
        'told that it is booked, it is': !isTold || moved === hundredths,
      };
    },
  });

/** An operator corrects a balance, and sends it again under the same key as they are told to. */
export const adjustmentUp = alone('adjustment-up', '50.00', 5_000n);
export const adjustmentDown = alone('adjustment-down', '-50.00', -5_000n);

const CONFIRMS = ['confirm', 'confirm-again', 'other-confirms'];

/**
 * One operator proposes, another confirms and asks again; a third confirms or declines in between, and the first takes
 * it back or would like to confirm.
 */
const byTwo = (name: string, amount: string, hundredths: bigint) =>
  scenario<Correction>({
    name,
    begin: begin(amount),
    acts: { propose: adjust, confirm: decide('second', 'confirm'), 'confirm-again': decide('second', 'confirm') },
    rivals: {
      'other-confirms': decide('third', 'confirm'),
      'other-declines': decide('third', 'decline'),
      'proposer-confirms': decide('first', 'confirm'),
      'proposer-withdraws': decide('first', 'withdraw'),
    },
    async ends(world, it, told) {
      const moved = await gained(world, it);
      const [row] = await world.rows<{ state: string; second_id: string | null }>(
        'wallet',
        'select state, second_id from adjustments where id = $1',
        [it.key],
      );
      return {
        'it is booked once at most': moved === 0n || moved === hundredths,
        'it is booked when a second operator confirmed it, and only then':
          (moved === hundredths) === (row?.state === 'booked' && row.second_id !== null && row.second_id !== it.first.id),
        'told that it is booked, it is': !CONFIRMS.some((act) => wasTold(told, act, isYes)) || moved === hundredths,
        'told that it is declined, it is': !wasTold(told, 'other-declines', isYes) || (moved === 0n && row?.state === 'declined'),
        'told that it is taken back, it is': !wasTold(told, 'proposer-withdraws', isYes) || (moved === 0n && row?.state === 'withdrawn'),
        'who proposed it does not confirm it': !wasTold(told, 'proposer-confirms', isYes),
      };
    },
  });

export const adjustmentByTwo = byTwo('adjustment-by-two', '125.00', 12_500n);
export const deductionByTwo = byTwo('deduction-by-two', '-125.00', -12_500n);
