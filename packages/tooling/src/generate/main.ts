import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import {
  checkContract,
  checkMajors,
  declareMajor,
  describeBrokenContract,
  type BrokenContract,
  type ContractFile,
} from '../contracts/index.ts';
import { templatesFolder } from '../new/domain-files.ts';
import { projectRoot } from '../project-root.ts';
import { generateAll } from './generate-all.ts';
import type { GeneratedFile } from './generated-file.ts';

/**
 * `npm run generate`: writes contracts, clients and slices anew; `-- services/x` only those of one service. Refuses to
 * write a contract that breaks its users, but by `-- --breaking services/x`, which declares a new major version.
 */
async function main(): Promise<number> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { breaking: { type: 'string' } } });
  const breaking = values.breaking === undefined ? null : basename(values.breaking);
  const named = [...positionals.map((service) => basename(service)), ...(breaking === null ? [] : [breaking])];
  const services = named.length > 0 ? named : undefined;

  const generated = await generateAll(projectRoot, services);
  const broken = contractsOf(generated)
    .map((file) => checkContract(projectRoot, file))
    .filter((found) => found !== null);
  if (breaking === null && broken.length > 0) {
    console.error(broken.map((contract) => describeBrokenContract(projectRoot, contract)).join('\n\n'));
    return 1;
  }
  if (breaking !== null && broken.length === 0) {
    console.error(`nothing in services/${breaking} breaks its users: npm run generate`);
    return 1;
  }
  for (const contract of broken) raise(contract);
  write(projectRoot, broken.length > 0 ? await generateAll(projectRoot, services) : generated);
  if (services === undefined) write(templatesFolder, await generateAll(templatesFolder));
  for (const sentence of broken.length > 0 ? checkMajors(projectRoot) : []) console.log(sentence);
  return 0;
}

function contractsOf(files: readonly GeneratedFile[]): GeneratedFile[] {
  return files.filter(({ path }) => path.endsWith('.json'));
}

function raise(contract: BrokenContract): void {
  const major = contract.publishedMajor + 1;
  declareMajor(projectRoot, contract.service, basename(contract.path) as ContractFile, major);
  console.log(`${describeBrokenContract(projectRoot, contract).split('\n').slice(0, -2).join('\n')}\n  it is version ${major} now`);
}

function write(root: string, files: readonly GeneratedFile[]): void {
  for (const { path, text } of files) {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(relative(projectRoot, file));
  }
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
