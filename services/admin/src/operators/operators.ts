import type { Database, Kit, SecretBox } from '@facet/service-kit';
import type { Clients } from '../clients/index.ts';
import type { AuditLog } from '../audit-log/index.ts';
import type { OperatorAdmission } from './admit-operator.ts';
import type { OperatorCookie } from './operator-cookie.ts';
import type { Passwords } from './passwords.ts';

/** What the routes of this room share. */
export interface OperatorsContext {
  database: Database;
  log: Kit['log'];
  secrets: SecretBox;
  passwords: Passwords;
  auditLog: AuditLog;
  cookie: OperatorCookie;
  admission: OperatorAdmission;
  clients: Pick<Clients, 'identity'>;
  /** Tells badges now; they are told soon in any case. */
  showBadges: () => void;
  /** Named by an authenticator app beside the account. */
  issuer: string;
}
