// `npm run audit`
import { runOnPinnedNode } from './run-on-pinned-node.mjs';

await runOnPinnedNode('audit/main.ts');
