import { Model } from 'objection';

export const covers = (balance: bigint): boolean => balance > BigInt(Model.length);
