export { answerOnce, IdempotencyKey } from './answer-once.ts';
