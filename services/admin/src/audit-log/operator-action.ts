import { RecordModel, type ActEntry } from '@facet/service-kit';

/** What an operator was about to do: the intent. */
export class OperatorAction extends RecordModel {
  static override tableName = 'operator_actions';

  declare id: string;
  declare at: Date;
  /** Where it was done; admin itself when absent. */
  declare service: string;
  declare operatorId: string;
  declare operatorUsername: string;
  declare operatorRole: string;
  declare sessionId: string | null;
  declare address: string | null;
  declare requestId: string;
  declare action: string;
  declare objectType: string;
  declare objectId: string;
  declare objectLabel: string;
  /** JSON, as text where it is written. */
  declare input: unknown;
  declare before: unknown;
}

/** What came of it. Absent: unknown. */
export class OperatorActionOutcome extends RecordModel {
  static override tableName = 'operator_action_outcomes';
  static override idColumn = 'action_id';

  declare actionId: string;
  declare outcome: 'succeeded' | 'failed' | 'unknown';
  /** JSON, as text where it is written. */
  declare after: unknown;
  declare problem: string | null;
}

interface Intent extends Pick<ActEntry, 'id' | 'operator' | 'address' | 'requestId' | 'action' | 'subject'> {
  input?: object | null | undefined;
  before?: object | null | undefined;
}

/** The columns of an intent. */
export function intentFields({ id, operator, address, requestId, action, subject, input, before }: Intent) {
  return {
    id,
    operatorId: operator.id,
    operatorUsername: operator.username,
    operatorRole: operator.role,
    sessionId: operator.sessionId,
    address,
    requestId,
    action,
    objectType: subject.type,
    objectId: subject.id,
    objectLabel: subject.label,
    input: json(input),
    before: json(before),
  };
}

export function json(value: object | null | undefined): string | null {
  return value ? JSON.stringify(value) : null;
}
