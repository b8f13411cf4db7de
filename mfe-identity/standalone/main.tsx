import { fakeConsole } from '@facet/console-kit/testing';
import { startStandalone } from '@facet/remote-kit/standalone';
import { UiProvider } from '@facet/ui';
import { fakeOperatorsCalls } from './operators/fake-operators.ts';
import operators from '../src/operators/module.ts';

startStandalone(fakeConsole(operators), { frame: UiProvider, calls: fakeOperatorsCalls() });
