// `npm run trace`
import { runOnPinnedNode } from './run-on-pinned-node.mjs';

await runOnPinnedNode('trace/main.ts');
