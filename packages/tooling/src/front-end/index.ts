export { publishFrontEnd } from './publish-front-end.ts';
