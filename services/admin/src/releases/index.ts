export { frontEndVersions } from './front-end-versions.ts';
export { historyRoutes } from './history-routes.ts';
export { moveReleases } from './move-releases.ts';
export type { Move, Pointers, ReleaseState } from './pointers.ts';
export { previewRoutes } from './preview-routes.ts';
export { lastMoveOf, readHistory } from './read-history.ts';
export { readStanding } from './registry-store.ts';
export { releaseRoutes } from './routes.ts';
export { seedReleases } from './seed-releases.ts';
