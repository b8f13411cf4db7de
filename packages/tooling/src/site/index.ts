export { startSite, type Site } from './start-site.ts';
export { serviceDatabases } from './service-databases.ts';
export { foldersOf, readSiteOptions, type SiteOptions } from './site-options.ts';
export { startTemporarySite } from './start-temporary-site.ts';
