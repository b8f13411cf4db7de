import { forgetsDeleted, type CloudEvent, type EventHandler, type Transaction } from '@facet/service-kit';
import { rememberMember } from './members/index.ts';
import { ownData } from './own-data/index.ts';
import { rememberReferral } from './rewards/index.ts';

/** What each event of identity's means here. */
export const eventHandlers: Readonly<Record<string, EventHandler>> = {
  'rewards.identity.member.registered.v1': async (transaction: Transaction, event: CloudEvent) => {
    await rememberMember(transaction, event);
    await rememberReferral(transaction, event);
  },
  'rewards.identity.member.renamed.v1': rememberMember,
  ...forgetsDeleted(ownData),
};
