export { Faults } from './faults.ts';
export { hang } from './hang.ts';
export { faultRoutes } from './routes.ts';
