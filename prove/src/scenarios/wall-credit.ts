import { randomUUID } from 'node:crypto';
import { isYes, scenario, wasTold } from '../scenario.ts';
import { AT_FIRST } from '../world.ts';

const HUNDREDTHS = 1_250n;

/** A wall reports what a member earned, and asks again until it hears that it was taken. */
export const wallCredit = scenario({
  name: 'wall-credit',
  begin: async (world) => ({ person: world.person(), transaction: `T${randomUUID()}` }),
  acts: {
    report: (world, it, at) => world.wall({ ...it, hundredths: HUNDREDTHS }, at),
    'report-again': (world, it, at) => world.wall({ ...it, hundredths: HUNDREDTHS }, at),
  },
  async ends(world, { person }, told) {
    const { available, totalEarned } = await world.balance(person);
    return {
      'the wall heard in the end that it was taken': wasTold(told, 'report', isYes) || wasTold(told, 'report-again', isYes),
      'it is credited once': available === AT_FIRST + HUNDREDTHS,
      'it counts as earned': totalEarned === AT_FIRST + HUNDREDTHS,
    };
  },
});
