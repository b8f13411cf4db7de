export { passes } from './passes.ts';
