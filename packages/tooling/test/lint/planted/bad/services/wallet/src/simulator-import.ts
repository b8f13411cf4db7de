export { passes } from '@facet/simulator';
