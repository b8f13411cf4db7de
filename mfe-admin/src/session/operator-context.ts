import { createContext, useContext } from 'react';
import { isEnough, type Operator, type Role } from './operator.ts';
import { t } from '../texts.ts';

export const OperatorContext = createContext<Operator | null>(null);

/** The operator who is signed in. Only within the gate; throws elsewhere. */
export function useOperator(): Operator {
  const operator = useContext(OperatorContext);
  if (!operator) throw new Error('useOperator: nobody has passed the gate');
  return operator;
}

/** Null when the operator may do what needs this role, else the reason why not: "Needs the role admin". */
export function useRefusal(needed: Role): string | null {
  const { role } = useOperator();
  return isEnough(role, needed) ? null : t('Needs the role {role}', { role: needed });
}
