import { firstLine } from './first-line.ts';
import { runCommand } from './run-command.ts';
import type { Step } from './step.ts';

/** Finds or installs the browser, and tells the later steps where it is. */
export const browserStep: Step = {
  name: 'browser',
  async run(signal) {
    const { code, output } = await runCommand(['node', 'packages/tooling/src/chromium/main.ts'], signal);
    if (code !== 0) return { passed: 0, failures: [`browser: ${firstLine(output)}`], output };
    process.env['CHROMIUM_PATH'] = output.trim().split('\n').at(-1);
    return { passed: 1, failures: [], output };
  },
};
