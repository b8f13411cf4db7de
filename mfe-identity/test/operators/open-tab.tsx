import type { Operator } from '@facet/remote-kit';
import { renderRemote, type FakeCalls, type RenderedRemote } from '@facet/remote-kit/testing';
import { fakeConsole } from '@facet/console-kit/testing';
import { UiProvider } from '@facet/ui';
import { fakeOperatorsCalls } from '../../standalone/operators/fake-operators.ts';
import operators from '../../src/operators/module.ts';

export interface OpenTab {
  calls?: FakeCalls;
  operator?: Partial<Operator>;
}

/** A tab of this remote in a fake console, with something in every answer unless the test says otherwise. */
export function openTab(path: string, { calls = {}, operator = {} }: OpenTab = {}): RenderedRemote {
  return renderRemote(fakeConsole(operators, operator), { path, frame: UiProvider, calls: { ...fakeOperatorsCalls(), ...calls } });
}
