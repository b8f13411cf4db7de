import { singleFaults } from './all-faults.ts';
import type { Crew } from './crew/crew.ts';
import type { Ran } from './crew/worker.ts';
import { pairsOf } from './pairs.ts';
import type { Scenario } from './scenario.ts';
import { printSchedule } from './schedule.ts';

export interface Proved {
  tried: number;
  /** Of the threads that ran them together. */
  seconds: number;
  failed: Ran[];
  /** Those whose step never came; of pairs some never do. */
  unmet: Ran[];
}

export interface Extent {
  /** Absent: single faults. */
  pairs?: { seed: number; count: number };
  /** Ends at the first failure. */
  isFirstEnough?: boolean;
}

/** Records the scenario without faults, then tries it with each of them. */
export async function prove(crew: Crew, scenario: Scenario, { pairs, isFirstEnough = false }: Extent = {}): Promise<Proved> {
  const recorded = await crew.run(printSchedule({ scenario: scenario.name, planned: [] }));
  const singles = singleFaults(scenario, recorded.steps);
  const planned = pairs ? pairsOf(singles, pairs.seed, pairs.count) : singles.map((single) => [single]);
  const ran: Ran[] = [recorded];
  if (recorded.wrong.length === 0 || !isFirstEnough)
    await new Promise<void>((resolve) => {
      if (planned.length === 0) resolve();
      for (const each of planned)
        void crew.run(printSchedule({ scenario: scenario.name, planned: each })).then((result) => {
          ran.push(result);
          if (isFirstEnough && result.wrong.length > 0) crew.forget();
          if (ran.length > planned.length || (isFirstEnough && result.wrong.length > 0)) resolve();
        });
    });
  return {
    tried: ran.length,
    seconds: ran.reduce((sum, { seconds }) => sum + seconds, 0),
    failed: ran.filter(({ wrong }) => wrong.length > 0),
    unmet: pairs ? [] : ran.filter(({ unmet, wrong }) => unmet.length > 0 && wrong.length === 0),
  };
}
