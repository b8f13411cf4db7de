import { firstLine } from './first-line.ts';
import { runCommand } from './run-command.ts';
import type { Step } from './step.ts';

/** A step that passes or fails as a whole: lint, format, types. */
export function toolStep(name: string, command: readonly string[]): Step {
  return {
    name,
    async run(signal) {
      const { code, output } = await runCommand(command, signal);
      return code === 0 ? { passed: 1, failures: [], output } : { passed: 0, failures: [`${name}: ${firstLine(output)}`], output };
    },
  };
}
