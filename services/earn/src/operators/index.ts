export { Line } from './line.ts';
export { containing, pageAnswer, pageOf, pageQuery, sortedPageQuery, type Query, type SortFields } from './page.ts';
