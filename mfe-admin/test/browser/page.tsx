import { startStandalone } from '@facet/remote-kit/standalone';
import { UiProvider } from '@facet/ui';
import remote from '../../src/module.ts';

/** The remote alone; the test answers its calls. */
startStandalone(remote, { frame: UiProvider });
