import type { Database, Kit } from '@facet/service-kit';
import type { AuditLog } from './audit-log/index.ts';
import type { Clients } from './clients/index.ts';

/** What the rooms of the operators' area are given. */
export interface AdminContext {
  kit: Kit;
  database: Database;
  /** Each change by an operator goes through it. */
  auditLog: AuditLog;
  /** The services that the operators' area is composed of. */
  clients: Clients;
}
