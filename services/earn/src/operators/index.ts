export { Line } from './line.ts';
export { pageAnswer, pageOf, pageQuery, sortedPageQuery } from './page.ts';
