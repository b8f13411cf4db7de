import { startStandalone } from '@facet/remote-kit/standalone';
import { fakeCalls } from './fake-admin.ts';
import { FakeFrame } from './fake-frame.tsx';
import remote from '../src/module.ts';

startStandalone(remote, { frame: FakeFrame, calls: fakeCalls() });
