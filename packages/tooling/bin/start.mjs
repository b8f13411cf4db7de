// `npm start`
import { runOnPinnedNode } from './run-on-pinned-node.mjs';

await runOnPinnedNode('start/main.ts');
