/** Calls to other companies. */
export { AnswerTooLarge, callOutward, TimeIsOver, type OutwardCall, type RawAnswer } from './call-outward.ts';
export { isRateLimit, platformError, platformFailures, saying } from './platform-errors.ts';
export { PlatformHttp } from './platform-http.ts';
export { parseAnswer, retryAfterSeconds, wasNeverSent } from './read-answer.ts';
