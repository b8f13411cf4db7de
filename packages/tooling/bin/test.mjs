// `npm test`
import { runOnPinnedNode } from './run-on-pinned-node.mjs';

await runOnPinnedNode('check/main.ts');
