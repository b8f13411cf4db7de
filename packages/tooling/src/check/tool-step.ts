import { firstLine } from './first-line.ts';
import { runCommand } from './run-command.ts';
import type { Step } from './step.ts';

/** A step that passes or fails as a whole: lint, format, types. `variables`: more environment for the tool. */
export function toolStep(name: string, command: readonly string[], variables: NodeJS.ProcessEnv = {}): Step {
  return {
    name,
    async run(signal) {
      const { code, output } = await runCommand(command, signal, variables);
      return code === 0 ? { passed: 1, failures: [], output } : { passed: 0, failures: [`${name}: ${firstLine(output)}`], output };
    },
  };
}
