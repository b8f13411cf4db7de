import { createOperatorsApi } from '@facet/remote-kit';

/** Holds the answers of the operators' calls; the generated files beside it put those in that this folder names. */
export const emptyApi = createOperatorsApi('mfe-identity', { tagTypes: ['Cases', 'CannedAnswers', 'Member'], endpoints: () => ({}) });
