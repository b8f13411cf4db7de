export { answerOnce } from './answer-once.ts';
export { answerSweeper } from './forget-answers.ts';
