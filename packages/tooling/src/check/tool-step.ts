import { runCommand } from './run-command.ts';
import type { Step } from './step.ts';

/** A step that passes or fails as a whole: lint, format, types. */
export function toolStep(name: string, command: readonly string[]): Step {
  return {
    name,
    async run(signal) {
      const { code, output } = await runCommand(command, signal);
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
    },
  };
}
