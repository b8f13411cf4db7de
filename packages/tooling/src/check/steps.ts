import { existsSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { projectRoot } from '../project-root.ts';
import { toolStep } from './tool-step.ts';
import type { Step } from './step.ts';
import { vitestStep } from './vitest-step.ts';

/** Everything that `npm test` runs. Steps of one stage run side by side, two at a time, the longest first. */
export function stages(): Step[][] {
  return [
    [
      vitestStep('services', ['service-kit', ...named('services/*')], 2),
      toolStep('lint', ['oxlint']),
      toolStep('format', ['prettier', '--check', '--log-level=warn', '.']),
      toolStep('types', ['tsc', '-b', '.', ...workspaces()]),
      toolStep('unused', ['knip', '--no-config-hints']),
      vitestStep('front end', ['ui', 'remote-kit', 'shell', ...named('mfe-*')], 1),
      vitestStep('gateway', ['gateway'], 1),
      vitestStep('tooling', ['tooling', 'bench'], 1),
      toolStep('browser', ['node', 'packages/tooling/src/chromium/main.ts']),
    ],
    [vitestStep('journeys', ['e2e'], 1)],
  ];
}

function workspaces(): string[] {
  return globSync(['shell', 'mfe-*', 'services/*', 'packages/*', 'gateway', 'e2e', 'bench'], { cwd: projectRoot }).filter((folder) =>
    existsSync(join(projectRoot, folder, 'tsconfig.json')),
  );
}

function named(pattern: string): string[] {
  return globSync(pattern, { cwd: projectRoot }).map((folder) => basename(folder));
}
