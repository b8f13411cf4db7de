export { answerOf } from './answer-of.ts';
export { openCallees, type Callees } from './callees.ts';
export { ifAway } from './if-away.ts';
