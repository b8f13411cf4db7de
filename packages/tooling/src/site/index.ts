export { startSite, type Site } from './start-site.ts';
export { ownerLabel } from './owner.ts';
export { serviceDatabases } from './service-databases.ts';
export { foldersOf, readSiteOptions, type SiteOptions } from './site-options.ts';
export { startTemporarySite } from './start-temporary-site.ts';
export { ServiceVersions } from './service-versions.ts';
export type { SiteDescription } from './control-server.ts';
export type { ServiceOrder } from './service-releases.ts';
