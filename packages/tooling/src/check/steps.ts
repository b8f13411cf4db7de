import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { browserStep } from './browser-step.ts';
import { projectRoot } from '../project-root.ts';
import { specificationFiles, specificationStep } from './specification-step.ts';
import type { Stage, Step } from './step.ts';
import { toolStep } from './tool-step.ts';
import { vitestStep } from './vitest-step.ts';

/** Everything that `npm test` runs, stage after stage; what a later stage needs is in an earlier one. */
export function stages(): Stage[] {
  return [
    {
      name: 'static checks, build',
      // With half of the cores: where others work too, it costs a sixth less than with both of two (measured). It takes
      // twice as long as the builds, which are all that the tests wait for.
      beside: [toolStep('lint', ['oxlint', '--type-check'], { GOMAXPROCS: String(Math.ceil(availableParallelism() / 2)) })],
      steps: [
        ...buildSteps(),
        toolStep('lint:css', ['npm', 'run', '--silent', 'lint:css']),
        toolStep('format', ['oxfmt', '--check', '.']),
        toolStep('unused', ['knip', '--no-config-hints']),
      ],
    },
    // More than the two cores: some wait for a clock or a deadline while others compute.
    { name: 'tests', steps: [vitestStep('tests', ['--project=!e2e', '--maxWorkers=4'])] },
    { name: 'journeys', steps: [vitestStep('journeys', ['--project=e2e', '--maxWorkers=3'])] },
    { name: 'specification', steps: [specificationStep] },
  ];
}

/** `npm run spec`: what holds the statements of the specification, and nothing else. */
export function specificationStages(): Stage[] {
  return [
    { name: 'build', steps: buildSteps() },
    { name: 'tests', steps: [vitestStep('tests', ['--maxWorkers=2', ...specificationFiles()], { SPEC: 'full' })] },
    { name: 'specification', steps: [specificationStep] },
  ];
}

function buildSteps(): Step[] {
  return [
    browserStep,
    // The shell and the remotes whose sources changed.
    toolStep('build', ['node', 'packages/tooling/src/front-end/main.ts']),
    // What only tests look at: pages of remotes, the gallery, fixtures. Where it lies, the tests find it.
    toolStep('pages', ['node', 'packages/remote-kit/bin/tested-builds.ts']),
  ];
}

/**
 * Everything that `npm run test:long` runs, one workspace after the other: what takes minutes or wants the machine for
 * itself.
 */
export function longStages(): Stage[] {
  const files = globSync('{.,services,packages}/*/test/long/*.long.test.ts', { cwd: projectRoot });
  const workspaces = new Set(files.map((file) => file.slice(0, file.indexOf('/test/long/'))));
  return [...workspaces].toSorted().map((workspace) => {
    const name = workspace.replace(/^.*\//, '');
    return { name, steps: [vitestStep(name, [`${workspace}/`, '--maxWorkers=1'], { TEST_LENGTH: 'long' })] };
  });
}
