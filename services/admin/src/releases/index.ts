export { frontEndVersions } from './front-end-versions.ts';
export { historyRoutes } from './history-routes.ts';
export { previewRoutes } from './preview-routes.ts';
export { releaseRoutes } from './routes.ts';
export { seedReleases } from './seed-releases.ts';
