import { startStandalone } from '@facet/remote-kit/standalone';
import { UiProvider } from '@facet/ui';
import { fakeCalls } from './fake-admin.ts';
import remote from '../src/module.ts';

startStandalone(remote, { frame: UiProvider, calls: fakeCalls() });
