import { sessionApi } from '@facet/remote-kit';

/** A credit that was a step. */
export interface StepCredit {
  /** R$, two decimals. */
  amount: string;
  at: string;
}

/** How far a newcomer is, as the wallet says it. */
export interface FirstSteps {
  isOpen: boolean;
  dailyBonus: StepCredit | null;
  socialTask: StepCredit | null;
  survey: StepCredit | null;
  /** What can be saved for. */
  goals: string[];
  goal: string | null;
  gamepassName: string | null;
  /** By the three credits. */
  earned: string;
}

/** What the card needs of the daily bonus. */
export interface Daily {
  isEnabled: boolean;
  canClaim: boolean;
  streak: number;
  isClaimedToday: boolean;
  /** What the next claim pays. */
  next: string;
}

export interface ChannelTask {
  id: string;
  title: string;
  link: string;
  reward: string;
  isRealReward: boolean;
  state: 'open' | 'started' | 'completed';
  /** By this browser's clock: from when on a started one can be completed. */
  readyAtMs: number | null;
}

type TaskOnTheWire = Omit<ChannelTask, 'readyAtMs'> & { waitSeconds: number | null };

const PATH = '/api/user/first-steps';

/** In the session's api, so that a transaction asks anew and a logout forgets the answers. */
export const firstCutApi = sessionApi.injectEndpoints({
  endpoints: (build) => ({
    readFirstSteps: build.query<FirstSteps, void>({ query: () => PATH, providesTags: ['Transactions'] }),
    noteFirstStep: build.mutation<FirstSteps, { goal: string } | 'gamepass' | 'fold'>({
      query: (step) =>
        typeof step === 'string'
          ? { path: `${PATH}/${step}`, method: 'POST', body: {} }
          : { path: `${PATH}/goal`, method: 'POST', body: { goal: step.goal } },
      onQueryStarted: async (_step, { dispatch, queryFulfilled }) => {
        const noted = await queryFulfilled.catch(() => null);
        if (noted) dispatch(firstCutApi.util.updateQueryData('readFirstSteps', undefined, () => noted.data));
      },
    }),
    getDailyBonus: build.query<Daily, void>({
      query: () => '/api/rewards',
      transformResponse: ({ daily }: { daily: Daily }) => daily,
      providesTags: ['Profile'],
    }),
    claimDailyBonus: build.mutation<{ reward: string }, string>({
      query: (key) => ({ path: '/api/rewards/daily/claim', method: 'POST', body: {}, idempotencyKey: key }),
    }),
    getChannels: build.query<ChannelTask[], void>({
      query: () => '/api/social-media-tasks',
      transformResponse: ({ tasks }: { tasks: TaskOnTheWire[] }) => tasks.map(withMoment),
      providesTags: ['Profile'],
    }),
    startChannel: build.mutation<ChannelTask, string>({
      query: (id) => ({ path: `/api/social-media-tasks/${id}/start`, method: 'POST', body: {} }),
      transformResponse: ({ task }: { task: TaskOnTheWire }) => withMoment(task),
      onQueryStarted: async (id, { dispatch, queryFulfilled }) => {
        const started = await queryFulfilled.catch(() => null);
        if (!started) return;
        dispatch(
          firstCutApi.util.updateQueryData('getChannels', undefined, (tasks) =>
            tasks.map((task) => (task.id === id ? started.data : task)),
          ),
        );
      },
    }),
    completeChannel: build.mutation<{ reward: string }, { id: string; key: string }>({
      query: ({ id, key }) => ({
        path: `/api/social-media-tasks/${id}/complete`,
        method: 'POST',
        body: {},
        idempotencyKey: key,
      }),
    }),
  }),
});

/** Seconds grow old on their way, a moment does not. */
function withMoment({ waitSeconds, ...task }: TaskOnTheWire): ChannelTask {
  return { ...task, readyAtMs: waitSeconds === null ? null : Date.now() + waitSeconds * 1000 };
}
