import { RecordModel } from '@facet/service-kit';

/** How far a member is with a task. */
export class TaskProgress extends RecordModel {
  static override tableName = 'task_progress';
  static override idColumn = ['member_id', 'task_id'];

  declare memberId: string;
  declare taskId: string;
  declare startedAt: Date;
  declare completedAt: Date | null;
  /** What the task paid when the member followed its link: they get no less. */
  declare promisedHundredths: bigint;
  declare paidHundredths: bigint;
  /** Null for a task that pays nothing. */
  declare earningId: string | null;
}
