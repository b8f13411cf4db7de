import { sampleApi as generated } from './sample.generated.ts';

/** The calls of services/sample, and what makes an answer old. */
export const sampleApi = generated.enhanceEndpoints({ endpoints: { listNotices: { providesTags: ['Notices'] } } });

export const { useListNoticesQuery } = sampleApi;

export type { Notice } from './sample.generated.ts';
