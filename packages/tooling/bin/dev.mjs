// `npm run dev -- mfe-x` or `-- services/x`
import { runOnPinnedNode } from './run-on-pinned-node.mjs';

await runOnPinnedNode('dev/main.ts');
