import type { Stage, Step } from './step.ts';

/**
 * Of all stages the steps with these names; all steps, without names.
 * @throws when there is none of a name: a run that tries nothing must not look as if all were well
 */
export function selectSteps(stages: readonly Stage[], names: readonly string[]): Stage[] {
  const known = stages.flatMap(({ steps, beside = [] }) => [...beside, ...steps].map(({ name }) => name));
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`there is no step ${unknown.join(', ')}: ${[...new Set(known)].join(', ')}`);
  const chosen = (steps: readonly Step[] = []): Step[] => steps.filter(({ name }) => names.length === 0 || names.includes(name));
  return stages.map(({ name, steps, beside }) => ({ name, steps: chosen(steps), beside: chosen(beside) }));
}
