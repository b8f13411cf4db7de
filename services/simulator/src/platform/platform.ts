import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { Config } from '../config.ts';
import type { Faults } from '../faults/index.ts';
import type { Journal } from '../state/index.ts';
import { Bots } from './auth/bots.ts';
import { Templates } from './catalogue/templates.ts';
import { Uploads } from './catalogue/upload.ts';
import { Purchases } from './economy/purchase.ts';
import { Passes } from './game-passes/passes.ts';
import { conductOfUserId } from './ids/ids.ts';
import { behave } from './users/behave.ts';
import { People } from './users/people.ts';

/** The game platform's world: who and what exists, and what was bought. */
export interface Platform {
  people: People;
  bots: Bots;
  passes: Passes;
  purchases: Purchases;
  templates: Templates;
  uploads: Uploads;
  faults: Faults;
  publicUrl: string | null;
  groupId: number;
  slowMs: number;
  /** Slow, failing or limited as the user's prefix says. */
  behave: (userId: number) => Promise<void>;
  /** What a bot has left: its first purse less all it paid. */
  robuxOf: (userId: number) => number;
}

export type PlatformPlugin = FastifyPluginCallbackTypebox<{ platform: Platform }>;

export const idSchema = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
export const userParams = Type.Object({ userId: idSchema });

export function createPlatform(config: Config, journal: Journal, faults: Faults): Platform {
  const people = new People(journal.section('people'));
  const bots = new Bots(people);
  const purchases = new Purchases(journal.section('purchases'));
  const uploads = new Uploads(journal.section('uploads'));
  return {
    people,
    bots,
    passes: new Passes(journal.section('passes')),
    purchases,
    templates: new Templates(),
    uploads,
    faults,
    publicUrl: config.publicUrl,
    groupId: config.groupId,
    slowMs: config.slowMs,
    behave: (userId) => behave(conductOfUserId(userId), config.slowMs),
    robuxOf: (userId) => bots.firstPurse(userId) - purchases.spentBy(userId) - uploads.feesOf(userId),
  };
}
