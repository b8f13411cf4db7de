import {
  adminApi,
  type GetReleaseBoardApiResponse,
  type GetReleaseDetailApiResponse,
  type MoveReleaseApiArg,
} from '../api/admin.generated.ts';

export type Board = GetReleaseBoardApiResponse;
export type Deployable = Board['deployables'][number];
/** A service of before draws no curve. */
export type Version = Pick<Deployable['stable'], 'health'> & Partial<Pick<Deployable['stable'], 'curve'>>;
export type Health = NonNullable<Deployable['stable']['health']>;
export type ReleaseDetail = GetReleaseDetailApiResponse;
export type Wish = MoveReleaseApiArg['wish'];

const releasesApi = adminApi.enhanceEndpoints({
  endpoints: {
    getReleaseBoard: { providesTags: ['Releases'] },
    getReleaseDetail: { providesTags: ['Releases'] },
    // A refusal as well: somebody else has moved meanwhile.
    moveRelease: { invalidatesTags: ['Releases', 'Audit'] },
    previewRelease: { invalidatesTags: ['Audit'] },
  },
});

export const { useGetReleaseBoardQuery, useGetReleaseDetailQuery, useMoveReleaseMutation, usePreviewReleaseMutation } = releasesApi;
