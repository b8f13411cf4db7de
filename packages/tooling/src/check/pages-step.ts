import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Step } from './step.ts';
import { toolStep } from './tool-step.ts';

/** Builds the pages on which remotes are tested in a browser, all at once, and tells later steps where they are. */
export const pagesStep: Step = {
  name: 'pages',
  async run(signal) {
    const folder = mkdtempSync(join(tmpdir(), 'facet-pages-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    const outcome = await toolStep('pages', ['node', 'packages/remote-kit/bin/browser-pages.mjs', '--out', folder]).run(signal);
    if (outcome.failures.length === 0) process.env['TEST_PAGES'] = folder;
    return outcome;
  },
};
