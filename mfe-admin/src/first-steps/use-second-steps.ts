import { useGetOperatorPolicyQuery, useListAdminsQuery } from '../admins/index.ts';

export interface SecondSteps {
  having: number;
  all: number;
  /** Somebody logs in with a password alone, and may. */
  isOpen: boolean;
}

/** How many operators have a second login step; undefined while that is not known. */
export function useSecondSteps(): SecondSteps | undefined {
  const { data: policy } = useGetOperatorPolicyQuery();
  const { data } = useListAdminsQuery();
  if (!data || !policy) return undefined;
  const having = data.admins.filter(({ hasTotp }) => hasTotp).length;
  return { having, all: data.admins.length, isOpen: !policy.totpRequired && having < data.admins.length };
}
