export { Line } from './line.ts';
export { countEveryone, promisedToAll, promiseMore, readPromiseLimit } from './promised-to-all.ts';
export { pageAnswer, pageOf, pageQuery, sortedPageQuery } from './page.ts';
