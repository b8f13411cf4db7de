import { plantedBugs } from '../planted-bugs/catalogue.ts';
import { Crew } from './crew/crew.ts';
import { stillApplies } from './crew/plant.ts';
import { prove } from './prove.ts';
import { scenarioOf } from './scenarios/index.ts';

export interface Tried {
  name: string;
  /** The first schedule that failed; undefined: nobody found it. */
  foundBy: string | undefined;
}

/** Plants one bug after the other, and says who found it. @throws when a place in the catalogue is not there any more */
export async function* tryPlanted(only: string | undefined, size: number): AsyncGenerator<Tried> {
  const stale = plantedBugs.filter((bug) => !stillApplies(bug)).map(({ name, file }) => `${name} (${file})`);
  if (stale.length > 0) throw new Error(`these do not apply any more: ${stale.join('; ')}`);
  for (const bug of plantedBugs.filter(({ name }) => only === undefined || name.includes(only))) {
    const crew = new Crew(size, bug);
    let foundBy: string | undefined;
    for (const name of bug.scenarios) {
      const { failed } = await prove(crew, scenarioOf(name), { isFirstEnough: true });
      foundBy = failed[0]?.schedule;
      if (foundBy !== undefined) break;
    }
    await crew.close();
    yield { name: bug.name, foundBy };
  }
}
