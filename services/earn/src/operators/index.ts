export { Line } from './line.ts';
export { pageAnswer, pageOf, pageQuery, sortedPageQuery, type Query } from './page.ts';
