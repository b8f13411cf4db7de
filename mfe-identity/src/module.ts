import { CONTRACT_VERSION, defineRemote } from '@facet/remote-kit';

/** It has no page for members: they sign in at the shell. What it brings to operators is in `operators/module.ts`. */
export default defineRemote({ contract: CONTRACT_VERSION, routes: [] });
