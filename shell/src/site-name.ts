/** What the site calls itself. */
export const SITE_NAME = 'Facet';
