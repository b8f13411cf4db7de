import { startStandalone } from '@facet/remote-kit/standalone';
import remote from '../../src/module.ts';
import { FakeFrame } from '../../standalone/fake-frame.tsx';

/** The remote alone; the test answers its calls. */
startStandalone(remote, { frame: FakeFrame });
