export { readMilestones } from './read-milestones.ts';
export { milestoneRoutes } from './routes.ts';
