import type { Line } from '@facet/money-kit';
import { RecordModel } from '@facet/service-kit';

/** Lines of a member that a case can be about; each is known by the service that owns it. */
export const factKinds = ['transaction', 'withdrawal', 'round', 'giveaway'] as const;
export type FactKind = (typeof factKinds)[number];
export const kinds = [...factKinds, 'other', 'appeal'] as const;
export type Kind = (typeof kinds)[number];
export const reasons = ['not_arrived', 'wrong_amount', 'not_mine', 'taken_back', 'other'] as const;
export type Reason = (typeof reasons)[number];
/** `open` waits for an operator, `waiting` for the member; an operator solved it, or the member closed it. */
export const states = ['open', 'waiting', 'solved', 'closed'] as const;
export type State = (typeof states)[number];
export type Decision = 'lifted' | 'kept';

/** A line as its owner tells it. */
export interface Fact {
  title: string;
  /** R$ with its sign; null where there is none. */
  amount: string | null;
  at: string;
  state: string | null;
  /** The title in parts, where its owner tells them. */
  line?: Line;
}

/** A row of `cases`. Who changes it holds its lock, or its member's while it is made. */
export class CaseRecord extends RecordModel {
  static override tableName = 'cases';
  static override jsonAttributes = ['fact'];

  declare id: string;
  declare number: bigint;
  declare memberId: string;
  declare kind: Kind;
  declare reason: Reason;
  declare factId: string | null;
  declare fact: Fact | null;
  declare bannedAt: Date | null;
  declare state: State;
  declare decision: Decision | null;
  declare operator: string | null;
  /** Out of the queue until then; past: it was. */
  declare snoozedUntil: Date | null;
  declare snoozedBy: string | null;
  /** The operator who has taken it, or was given it. */
  declare assignee: string | null;
  declare version: number;
  declare createdAt: Date;
  declare changedAt: Date;
}

/** A row of `case_messages`; `operator` is null for the member’s own. */
export class CaseMessage extends RecordModel {
  static override tableName = 'case_messages';

  declare id: string;
  declare caseId: string;
  declare seq: bigint;
  declare operator: string | null;
  declare text: string;
  declare createdAt: Date;
}

/** A row of `case_acts`: what an operator did is done. */
export class CaseAct extends RecordModel {
  static override tableName = 'case_acts';

  /** The key that it was asked for under; of its message too, where it has words. */
  declare id: string;
  declare caseId: string;
}

export const isOver = ({ state }: Pick<CaseRecord, 'state'>): boolean => state === 'solved' || state === 'closed';
