export { startSite, type Site } from './start-site.ts';
export { readSiteOptions, type SiteOptions } from './site-options.ts';
export { startTemporarySite } from './start-temporary-site.ts';
