import { fakeConsole } from '@facet/console-kit/testing';
import { startStandalone } from '@facet/remote-kit/standalone';
import { UiProvider } from '@facet/ui';
import operators from '../../src/operators/module.ts';

/** What the remote brings to operators; the test answers its calls. */
startStandalone(fakeConsole(operators), { frame: UiProvider });
