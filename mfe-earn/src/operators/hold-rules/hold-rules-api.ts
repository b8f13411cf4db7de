import { earnApi, type ListHoldRulesApiResponse, type SimulateHoldRuleApiResponse } from '../api/earn.generated.ts';

const invalidatesTags = (_answer: unknown, error: unknown): 'HoldRules'[] => (error ? [] : ['HoldRules']);

const holdRulesApi = earnApi.enhanceEndpoints({
  endpoints: {
    listHoldRules: { providesTags: ['HoldRules'] },
    beginHoldRule: { invalidatesTags },
    endHoldRule: { invalidatesTags },
  },
});

export type HoldRules = ListHoldRulesApiResponse;
export type HoldRule = HoldRules['rules'][number];
export type HoldSimulation = SimulateHoldRuleApiResponse;
export const { useListHoldRulesQuery, useSimulateHoldRuleQuery, useBeginHoldRuleMutation, useEndHoldRuleMutation } = holdRulesApi;
