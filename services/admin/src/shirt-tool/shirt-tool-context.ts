import type { Database } from '@facet/service-kit';
import type { AuditLog } from '../audit-log/index.ts';
import type { Resolve } from '@facet/service-kit/outward';
import type { ShirtPlatform } from './shirt-platform.ts';

/** What the tool is given. */
export interface ShirtToolContext {
  database: Database;
  /** Each call that copies stands in it, none with the cookie. */
  auditLog: AuditLog;
  platform: ShirtPlatform;
  /** How names of asset hosts are resolved. */
  resolve: Resolve;
}
