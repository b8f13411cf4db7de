import { isRequestError } from '@facet/remote-kit';
import { useRemotes } from '../app/known-remotes.ts';
import { emptyApi } from '../empty-api.ts';

type Rows = Record<string, unknown>[];
interface Page {
  parts: Record<string, Rows>;
  next: number | null;
}

/**
 * Every service has the same call, under its own name (`ownDataRoute` of service-kit): which there are is not known
 * when the shell is built.
 */
const ownDataApi = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    readOwnData: build.query<Page, { service: string; from: number }>({
      query: ({ service, from }) => ({ path: `/api/user/data/${service}`, query: { from } }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export interface OwnData {
  /** By service and part. */
  file: Record<string, Record<string, Rows>>;
  /** Services that did not answer. */
  missing: string[];
}

/** Reads what each service keeps about the member; one that has no such call keeps nothing. */
export function useOwnData(): () => Promise<OwnData> {
  const [read] = ownDataApi.useLazyReadOwnDataQuery();
  const named = useRemotes().entries.flatMap(({ services }) => Object.keys(services));
  const services = [...new Set(['identity', ...named])].toSorted();
  return async () => {
    const data: OwnData = { file: {}, missing: [] };
    for (const service of services) {
      const parts: Record<string, Rows> = {};
      for (let from: number | null = 0; from !== null;) {
        const answer: Awaited<ReturnType<typeof read>> = await read({ service, from });
        if (answer.error) {
          if (!isRequestError(answer.error) || answer.error.kind !== 'refused' || answer.error.status !== 404) data.missing.push(service);
          break;
        }
        for (const [name, rows] of Object.entries(answer.data?.parts ?? {})) (parts[name] ??= []).push(...rows);
        from = answer.data?.next ?? null;
        data.file[service] = parts;
      }
    }
    return data;
  };
}
