// `npm run restore -- FOLDER`
import { runOnPinnedNode } from './run-on-pinned-node.mjs';

process.argv.splice(2, 0, 'restore');
await runOnPinnedNode('backup/main.ts');
