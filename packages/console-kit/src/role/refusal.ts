import { OPERATOR_ROLES, useOperator, type OperatorRole } from '@facet/remote-kit';
import { t } from '../texts.ts';

/** Whether a role is enough for what needs `needed`. The server decides; this only says so beforehand. */
export function isEnough(role: OperatorRole, needed: OperatorRole): boolean {
  return OPERATOR_ROLES.indexOf(role) >= OPERATOR_ROLES.indexOf(needed);
}

/** Null when somebody of this role may do what needs `needed`, else the reason why not: "Needs the role admin". */
export function refusalOf(role: OperatorRole, needed: OperatorRole): string | null {
  return isEnough(role, needed) ? null : t('Needs the role {role}', { role: needed });
}

/** The same for the operator who is signed in. */
export function useRefusal(needed: OperatorRole): string | null {
  return refusalOf(useOperator().role, needed);
}
