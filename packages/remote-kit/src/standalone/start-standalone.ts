import { createRoot } from 'react-dom/client';
import { applyLanguage, loadTexts } from '@facet/texts';
import { speakPseudo } from '@facet/texts/pseudo';
import type { RemoteModule } from '../contract/remote-module.ts';
import type { Member } from '../session/member.ts';
import { FakeApi, type FakeCalls } from '../testing/fake-api.ts';
import { createFakeShell, type Frame } from '../testing/fake-shell.tsx';
import { sessionCalls, someMember } from '../testing/session-calls.ts';

export interface StandaloneOptions {
  /** `UiProvider` of @facet/ui. */
  frame: Frame;
  member?: Partial<Member>;
  /** What its calls answer; without them they go to the network. */
  calls?: FakeCalls;
}

/** Runs a remote alone in the browser: `npm run standalone -- mfe-earn`. No gateway, no service, no shell. */
export function startStandalone(remote: RemoteModule, { frame, member, calls }: StandaloneOptions): void {
  if (calls) new FakeApi({ ...sessionCalls(someMember(member)), ...calls });
  applyLanguage();
  speakAsAsked(new URLSearchParams(location.search).get('lang'));
  const container = document.body.appendChild(document.createElement('div'));
  void loadTexts().then(() => createRoot(container).render(createFakeShell(remote, frame).element));
}

/** `?lang=pseudo` shows which texts are written into the code, `?lang=pseudo-rtl` what breaks from right to left. */
function speakAsAsked(language: string | null): void {
  if (language === 'pseudo') speakPseudo('ltr');
  if (language === 'pseudo-rtl') speakPseudo('rtl');
}
