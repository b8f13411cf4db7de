import { earnApi, type ListPostbacksApiResponse, type ReplayPostbackApiResponse } from '../api/earn.generated.ts';

const postbacksApi = earnApi.enhanceEndpoints({
  endpoints: {
    listPostbacks: { providesTags: ['Postbacks'] },
    countPostbacks: { providesTags: ['Postbacks'] },
    readPostback: { providesTags: ['Postbacks'] },
    replayPostback: { invalidatesTags: (_answer, error, { body }) => (error || body.isDry ? [] : ['Postbacks']) },
  },
});

export type Postback = ListPostbacksApiResponse['postbacks'][number];
export type Replayed = ReplayPostbackApiResponse;
export const { useListPostbacksQuery, useCountPostbacksQuery, useReadPostbackQuery, useReplayPostbackMutation } = postbacksApi;
