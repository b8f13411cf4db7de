export { clickTwice } from './click-twice.ts';
export { answer, fail, FakeApi, streamed, type FakeCall, type FakeCalls, type FakeRequest } from './fake-api.ts';
export { createFakeShell, type FakeShell, type Frame } from './fake-shell.tsx';
export { renderRemote, type RenderedRemote, type RenderRemoteOptions } from './render-remote.tsx';
export { sessionCalls, someMember } from './session-calls.ts';
export { dataOf, hardCodedAmong, textsOfPage } from './hard-coded-texts.ts';
export { speakPseudo } from '@facet/texts/pseudo';
