import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { projectRoot } from '../project-root.ts';
import { browserStep } from './browser-step.ts';
import { buildStep } from './build-step.ts';
import { pagesStep } from './pages-step.ts';
import { toolStep } from './tool-step.ts';
import type { Step } from './step.ts';
import { vitestStep } from './vitest-step.ts';

const FORMAT = 'prettier --check --log-level=warn --cache --cache-strategy=content --cache-location=.cache/prettier .';

/** Everything that `npm test` runs. Steps of one stage run side by side, two at a time; what a later stage needs is in an earlier one. */
export function stages(): Step[][] {
  return [
    [
      vitestStep('services', ['service-kit', ...named('services/*'), 'sample'], 2),
      browserStep,
      buildStep,
      pagesStep,
      toolStep('lint', ['oxlint']),
      toolStep('format', FORMAT.split(' ')),
      toolStep('types', ['node', 'packages/tooling/src/check/types.ts']),
      toolStep('unused', ['knip', '--no-config-hints']),
      vitestStep('gateway', ['gateway'], 1),
      vitestStep('tooling', ['tooling', 'bench'], 1),
    ],
    [vitestStep('front end', ['ui', 'texts', 'remote-kit', 'shell', ...named('mfe-*'), 'mfe-sample'], 2)],
    // A whole site, a browser and what kills them want the machine for themselves.
    [vitestStep('journeys', ['e2e'], 1)],
  ];
}

/** Everything that `npm run test:long` runs, one workspace after the other: what takes minutes or wants the machine for itself. */
export function longStages(): Step[][] {
  const files = globSync('{.,services,packages}/*/test/long/*.long.test.ts', { cwd: projectRoot });
  const projects = new Set(files.map((file) => basename(join(file, '../../..'))));
  return [...projects].toSorted().map((project) => [vitestStep(project, [project], 1, { TEST_LENGTH: 'long' })]);
}

function named(pattern: string): string[] {
  return globSync(pattern, { cwd: projectRoot }).map((folder) => basename(folder));
}
