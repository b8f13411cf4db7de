import { plantedBugs } from '../planted-bugs/catalogue.ts';
import type { PlantedBug } from '../planted-bugs/planted-bug.ts';
import { BROKEN, Crew } from './crew/crew.ts';
import { stillApplies } from './crew/plant.ts';
import { unknownNames } from './crew/unknown-names.ts';
import { prove } from './prove.ts';
import { scenarioOf } from './scenarios/index.ts';

export interface Tried {
  name: string;
  /** The first schedule that failed, and how; undefined: nobody found it. */
  found: { schedule: string; wrong: string } | undefined;
}

/**
 * Plants each bug whose name has one of these words (all, without words) in a site of its own, so many at a time, and
 * says who found it.
 * @throws when a place in the catalogue, or what a bug names, is not there any more
 */
export async function tryPlanted(words: readonly string[], sideBySide: number, say: (tried: Tried) => void): Promise<void> {
  const stale = plantedBugs.filter((bug) => !stillApplies(bug)).map(({ name, file }) => `${name} (${file})`);
  if (stale.length > 0) throw new Error(`these do not apply any more: ${stale.join('; ')}`);
  const unknown = unknownNames(plantedBugs);
  if (unknown.length > 0) throw new Error(`these name what is not there: ${unknown.join('; ')}`);
  const waiting = plantedBugs.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  const tryOthers = async (): Promise<void> => {
    for (let bug = waiting.shift(); bug; bug = waiting.shift()) say({ name: bug.name, found: await findingOf(bug) });
  };
  await Promise.all(Array.from({ length: sideBySide }, tryOthers));
}

/** @throws when the file does not load with the bug in it: that is no mistake that anybody could make */
async function findingOf(bug: PlantedBug): Promise<Tried['found']> {
  const crew = new Crew(1, bug);
  try {
    for (const name of bug.scenarios) {
      const { failed } = await prove(crew, scenarioOf(name), { isFirstEnough: true });
      const [first] = failed;
      const [wrong] = first?.wrong ?? [];
      if (wrong?.startsWith(BROKEN)) throw new Error(`${bug.name}: ${wrong}`);
      if (first && wrong !== undefined) return { schedule: first.schedule, wrong };
    }
    return undefined;
  } finally {
    await crew.close();
  }
}
