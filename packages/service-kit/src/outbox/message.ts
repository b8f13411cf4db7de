import type { Transaction } from '../database/open-database.ts';

/** Where every service hears of events. */
export const EVENTS_PATH = '/internal/events';

/** A message that is being delivered. */
export interface Message {
  id: string;
  destination: string;
  path: string;
  body: unknown;
  headers: Record<string, string>;
  attempts: number;
  /** How many of the attempts were refused as data. */
  refusals: number;
}

/**
 * Called with the receiver's answer to a command, not to an event, in the transaction that removes the message: what
 * the sender wants to remember of the outcome. Must bear being called again with the same answer. @throws
 * MessageRefused when the answer says that it was not done and will not be.
 */
export type OnDelivered = (transaction: Transaction, message: Message, answer: unknown) => Promise<void>;

/** The same where the sender remembers nothing: it only judges the answer. @throws MessageRefused */
export type CheckDelivered = (message: Message, answer: unknown) => void;

/**
 * The receiver answered that this message is not acceptable. A release on its way may bring what it lacks, so it is
 * tried some more; then an operator has to look.
 */
export class MessageRefused extends Error {
  override name = 'MessageRefused';
  readonly triesBeforeParking: number = 5;
}

/**
 * It will not be taken however often it comes: a right is missing, its route is gone, it is too large. Parked at once.
 */
export class MessageRefusedForGood extends MessageRefused {
  override name = 'MessageRefusedForGood';
  override readonly triesBeforeParking = 1;
}

/**
 * The receiver is there, and does no more of this for now. It says nothing of the message, nor of what else is sent to
 * it.
 */
export class MessageOverLimit extends Error {
  override name = 'MessageOverLimit';
}
