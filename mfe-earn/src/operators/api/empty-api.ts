import { createOperatorsApi } from '@facet/remote-kit';

/** Holds the answers of the operators' calls; the generated file beside it puts those in that this folder names. */
export const emptyApi = createOperatorsApi('mfe-earn', {
  tagTypes: [
    'PromoCodes',
    'CodeBatches',
    'SocialTasks',
    'Postbacks',
    'Providers',
    'RewardAmounts',
    'Statements',
    'HoldRules',
    'MemberEarnings',
  ],
  endpoints: () => ({}),
});
