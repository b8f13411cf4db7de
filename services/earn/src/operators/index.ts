export { Line, Operator } from './line.ts';
export { pageAnswer, pageOf, pageQuery, sortedPageQuery, type Query } from './page.ts';
