import type { Purchase } from '../platform/economy/purchase.ts';
import type { Upload } from '../platform/catalogue/upload.ts';
import type { Attempt, Postback } from '../walls/postback.ts';
import type { Journal } from './journal.ts';

/** The closed set of facts that outlive a restart. */
export type Entry =
  | { fact: 'named'; userId: number; name: string }
  | { fact: 'described'; userId: number; description: string }
  | { fact: 'pass-changed'; passId: number; price: number; isForSale: boolean }
  | { fact: 'bought'; purchase: Purchase }
  | { fact: 'uploaded'; upload: Upload }
  | { fact: 'posted'; postback: Postback }
  | { fact: 'attempted'; postbackId: string; attempt: Attempt; state: Postback['state'] };

export type State = Journal<Entry>;
