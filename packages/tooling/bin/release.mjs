// `npm run release -- …`, `npm run rollback -- …`
import { runOnPinnedNode } from './run-on-pinned-node.mjs';

await runOnPinnedNode('release/main.ts');
