import { createApi, type Api, type EndpointBuilder, type EndpointDefinitions } from '@reduxjs/toolkit/query/react';
import type { coreModuleName, reactHooksModuleName } from '@reduxjs/toolkit/query/react';
import { requestJson, type RequestJson } from './request-json.ts';

export interface RemoteApiOptions<Name extends string, Tag extends string, Endpoints extends EndpointDefinitions> {
  /** What queries provide and mutations invalidate. */
  tagTypes?: readonly Tag[];
  /** Whether an answer is asked for again when it is drawn anew, and when somebody has signed in again in place. */
  isAskedAgain?: boolean;
  endpoints: (build: EndpointBuilder<RequestJson, Tag, `${Name}/api`>) => Endpoints;
}

export type RemoteApiOf<Name extends string, Tag extends string, Endpoints extends EndpointDefinitions> = Api<
  RequestJson,
  Endpoints,
  `${Name}/api`,
  Tag,
  typeof coreModuleName | typeof reactHooksModuleName
>;

/**
 * The calls of one remote: `createRemoteApi('mfe-earn', { tagTypes, endpoints })`, with a hook for each endpoint.
 * Answers are kept until a tag is invalidated: no retry, no refetch on focus, no staleness by time.
 */
export function createRemoteApi<Name extends string, Endpoints extends EndpointDefinitions, Tag extends string = never>(
  name: Name,
  { tagTypes = [], isAskedAgain = false, endpoints }: RemoteApiOptions<Name, Tag, Endpoints>,
): RemoteApiOf<Name, Tag, Endpoints> {
  return createApi({
    reducerPath: `${name}/api` as const,
    baseQuery: requestJson,
    keepUnusedDataFor: Infinity,
    refetchOnMountOrArgChange: isAskedAgain,
    refetchOnReconnect: isAskedAgain,
    tagTypes,
    endpoints,
  });
}
