export type { Service as Other } from '@facet/service-kit';
