import { earnApi, type ListSocialTasksApiResponse, type StartSocialTaskApiResponse } from './earn.generated.ts';

type TaskOnTheWire = StartSocialTaskApiResponse['task'];
export interface ChannelTask extends TaskOnTheWire {
  /** By this browser's clock: from when on a started one can be completed. */
  readyAtMs: number | null;
}

/** What the first credits are claimed by. */
export const claimsApi = earnApi
  .injectEndpoints({
    endpoints: (build) => ({
      getChannels: build.query<ChannelTask[], void>({
        query: () => '/api/social-media-tasks',
        transformResponse: ({ tasks }: ListSocialTasksApiResponse) => tasks.map(withMoment),
        providesTags: ['Profile'],
      }),
      startChannel: build.mutation<ChannelTask, string>({
        query: (id) => ({ path: `/api/social-media-tasks/${id}/start`, method: 'POST', body: {} }),
        transformResponse: ({ task }: StartSocialTaskApiResponse) => withMoment(task),
        onQueryStarted: async (id, { dispatch, queryFulfilled }) => {
          const started = await queryFulfilled.catch(() => null);
          if (!started) return;
          dispatch(
            claimsApi.util.updateQueryData('getChannels', undefined, (tasks) =>
              tasks.map((task) => (task.id === id ? started.data : task)),
            ),
          );
        },
      }),
    }),
  })
  .enhanceEndpoints({ endpoints: { getRewards: { providesTags: ['Profile'] } } });

/** Seconds grow old on their way, a moment does not. */
function withMoment(task: TaskOnTheWire): ChannelTask {
  return { ...task, readyAtMs: task.waitSeconds === null ? null : Date.now() + task.waitSeconds * 1000 };
}
