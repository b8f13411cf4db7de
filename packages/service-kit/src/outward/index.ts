/** Calls to other companies. */
export { AnswerTooLarge, callOutward, TimeIsOver, type OutwardCall, type RawAnswer } from './call-outward.ts';
export { guardedLookup, lookupAs, resolveBySystem, type Resolve } from './guarded-lookup.ts';
export { isRateLimit, platformError, platformFailures, saying } from './platform-errors.ts';
export { isPublicAddress } from './public-address-rules.ts';
export { PlatformHttp } from './platform-http.ts';
export { parseAnswer, retryAfterSeconds, wasNeverSent } from './read-answer.ts';
