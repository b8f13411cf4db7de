// What answers instead of the services, without React: Node alone can read it (`@facet/remote-kit/fakes`).
export { answer, fail, streamed, type FakeCall, type FakeCalls, type FakeRequest } from './fake-api.ts';
export { someFigures } from './some-figures.ts';
export { sessionCalls, someMember } from './session-calls.ts';
