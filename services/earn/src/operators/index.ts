export { Line, Operator } from './line.ts';
export { containing, pageAnswer, pageOf, pageQuery, type Query } from './page.ts';
