import { createContext, useContext } from 'react';

/** What ties a control to its label, hint and error. */
export interface FieldControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export const FieldContext = createContext<Partial<FieldControlProps>>({});

/** For a control of one's own inside a Field: spread the result on it. */
export function useFieldControl(): Partial<FieldControlProps> {
  return useContext(FieldContext);
}
