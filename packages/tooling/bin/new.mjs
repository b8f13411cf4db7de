// `npm run new -- NAME`
import { runOnPinnedNode } from './run-on-pinned-node.mjs';

await runOnPinnedNode('new/main.ts');
