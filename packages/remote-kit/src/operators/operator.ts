import { createContext, useContext } from 'react';
import type { OperatorRole } from '../contract/operators-declaration.ts';

/** Who is signed in to the operators' area. */
export interface Operator {
  id: string;
  username: string;
  role: OperatorRole;
}

/**
 * Provided by the console once its gate let the operator through. Here, since console and tabs of any version must mean
 * the same one.
 */
export const OperatorContext = createContext<Operator | null>(null);

/** The operator who is signed in. Only within the console; throws elsewhere. */
export function useOperator(): Operator {
  const operator = useContext(OperatorContext);
  if (!operator) throw new Error('useOperator: nobody has passed the gate');
  return operator;
}
