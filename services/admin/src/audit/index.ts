export { promises } from './promises.ts';
