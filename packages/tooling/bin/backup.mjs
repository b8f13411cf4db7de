// `npm run backup -- FOLDER`
import { runOnPinnedNode } from './run-on-pinned-node.mjs';

process.argv.splice(2, 0, 'backup');
await runOnPinnedNode('backup/main.ts');
