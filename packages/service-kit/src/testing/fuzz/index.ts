/** Calls of every route with what its contract allows and what it does not. */
export { Fuzzer, type Callers } from './fuzzer.ts';
export { routesOf, type FuzzedRoute } from './routes-of.ts';
