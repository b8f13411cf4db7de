import { isRejected, type Action } from '@reduxjs/toolkit';
import type { EndpointDefinitions } from '@reduxjs/toolkit/query/react';
import { createRemoteApi, type RemoteApiOf, type RemoteApiOptions } from '../request/create-remote-api.ts';
import { isRequestError, type RequestError } from '../request/request-error.ts';
import { sessionApi } from '../session/session-api.ts';

const OPERATORS_API = '/operators/api/';

/**
 * The calls of one remote's operators' tabs, apart from those of its members' pages: `createOperatorsApi('mfe-earn', {
 * tagTypes, endpoints })`. A tab asks each time that it is opened: what other remotes' tabs changed meanwhile is
 * nothing that its own tags know of.
 */
export function createOperatorsApi<Name extends string, Endpoints extends EndpointDefinitions, Tag extends string = never>(
  remote: Name,
  options: Omit<RemoteApiOptions<`${Name}/operators`, Tag, Endpoints>, 'isAskedAgain'>,
): RemoteApiOf<`${Name}/operators`, Tag, Endpoints> {
  return createRemoteApi(`${remote}/operators`, { ...options, isAskedAgain: true });
}

/** Dispatched by the console once an operator signed in again: every tab asks anew for what it shows. */
export function askOperatorsCallsAgain(): Action {
  return sessionApi.internalActions.onOnline();
}

/**
 * What a service refused, when this action is an operators' call of a tab; the console watches for sessions that ended
 * and roles that changed.
 */
export function operatorsRefusal(action: Action): (RequestError & { kind: 'refused' }) | null {
  if (!action.type.includes(OPERATORS_API) || !isRejected(action) || !isRequestError(action.payload)) return null;
  return action.payload.kind === 'refused' ? action.payload : null;
}

/** Whether a tab has just changed something, or may have: what the console shows of it is old. */
export function isOperatorsChange({ type }: Action): boolean {
  return type.includes(OPERATORS_API) && /\/executeMutation\/(fulfilled|rejected)$/.test(type);
}
