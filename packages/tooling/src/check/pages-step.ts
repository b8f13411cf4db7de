import { toolStep } from './tool-step.ts';

/** Builds what only tests look at (pages of remotes, the gallery, fixtures) into a cache, where the tests find it. */
export const pagesStep = toolStep('pages', ['node', 'packages/remote-kit/bin/tested-builds.mjs']);
