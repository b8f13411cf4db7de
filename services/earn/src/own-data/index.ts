export { ownData } from './own-data.ts';
