import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';
import type { Step } from './step.ts';
import { toolStep } from './tool-step.ts';

const builds = toolStep('build', ['node', 'packages/tooling/src/front-end/main.ts']);

/** Builds the shell and the remotes, and tells later steps where the shell is, so that nobody builds it again. */
export const buildStep: Step = {
  name: builds.name,
  async run(signal) {
    const outcome = await builds.run(signal);
    if (outcome.failures.length === 0) process.env['TEST_SHELL'] = join(projectRoot, 'shell/dist');
    return outcome;
  },
};
