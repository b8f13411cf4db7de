export { assembleSite } from './assemble-site.ts';
export { buildFrontEnd } from './build-front-end.ts';
