import { toolStep } from './tool-step.ts';

/** Builds the shell and the remotes whose sources changed. */
export const buildStep = toolStep('build', ['node', 'packages/tooling/src/front-end/main.ts']);
