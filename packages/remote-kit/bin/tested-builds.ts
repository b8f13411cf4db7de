// Builds what tests look at, or finds it in the cache: node packages/remote-kit/bin/tested-builds.ts
// [pages|gallery|<folder> …]; without a name everything. Prints the folder of each, a line each.
import { allTestedBuilds, testedBuild } from '../webpack/tested-builds.ts';

const [...names] = process.argv.slice(2);
for (const name of names.length > 0 ? names : allTestedBuilds()) process.stdout.write(`${await testedBuild(name)}\n`);
