import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';
import { tallyOf } from './specification.ts';
import type { Step } from './step.ts';

/** Counts the statements of the specification that the tests before it hold. */
export const specificationStep: Step = {
  name: 'spec',
  run: async (_signal, before) => {
    const { failures, line } = tallyOf(before);
    return {
      passed: failures.length === 0 ? 1 : 0,
      failures: failures.map((failure) => `spec ${failure}`),
      output: failures.join('\n'),
      note: line,
    };
  },
};

/** The suite, and every test file that it names. */
export function specificationFiles(): string[] {
  const sources = globSync('e2e/spec/*.ts', { cwd: projectRoot }).map((file) => readFileSync(join(projectRoot, file), 'utf8'));
  const named = sources.flatMap((source) => source.match(/(?<=')[\w./-]+\.test\.tsx?(?=')/g) ?? []);
  return ['e2e/spec/', ...new Set(named)];
}
