export { repeatingJob } from './repeating-job.ts';
