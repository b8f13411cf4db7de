import { basename, dirname } from 'node:path';
import type { GeneratedFile } from '../generate/generated-file.ts';
import { compareDocuments, type BreakingChange } from './compare-documents.ts';
import { findUsers, readCallingFiles } from './find-users.ts';
import { majorOf, type OpenapiDocument } from './openapi-document.ts';
import { publishedContract } from './published-contract.ts';

/** A contract that breaks those who rely on the published one, without saying so by a new major version. */
export interface BrokenContract {
  /** `services/wallet/openapi.json` */
  readonly path: string;
  readonly service: string;
  readonly publishedMajor: number;
  readonly changes: readonly BreakingChange[];
}

/**
 * Null when callers of the published contract can stay as they are, or when the new one declares a higher major
 * version. 0 promises nothing.
 */
export function checkContract(root: string, { path, text }: GeneratedFile): BrokenContract | null {
  const published = publishedContract(root, path);
  if (published === null) return null;
  const now = JSON.parse(text) as OpenapiDocument;
  const publishedMajor = majorOf(published);
  if (publishedMajor === 0 || majorOf(now) > publishedMajor) return null;
  const changes = compareDocuments(published, now);
  return changes.length === 0 ? null : { path, service: basename(dirname(path)), publishedMajor, changes };
}

/** For people: each operation, what broke, who uses it, and what to do. */
export function describeBrokenContract(root: string, { path, service, publishedMajor, changes }: BrokenContract): string {
  const files = readCallingFiles(root);
  const operations = changes.flatMap(({ method, path: route, operationId, problems }) => {
    const users = findUsers(files, service, { path: route, operationId });
    return [
      `  ${method} ${route} (${operationId})`,
      ...problems.map((problem) => `    ${problem}`),
      `    used by ${users.length === 0 ? 'nobody here' : describeUsers(users)}`,
    ];
  });
  return [
    `${path} would break those who rely on version ${publishedMajor} of it:`,
    ...operations,
    '  Let it grow instead: keep the old form beside the new one until nobody uses it.',
    `  When it must break: npm run generate -- --breaking services/${service}`,
  ].join('\n');
}

/** `mfe-wallet (src/history/table.tsx), services/identity (src/members/balances.ts)` */
function describeUsers(files: readonly string[]): string {
  const owners = Map.groupBy(files, (file) => /^(?:(?:services|packages)\/)?[^/]+/.exec(file)?.[0] ?? file);
  return [...owners].map(([owner, own]) => `${owner} (${own.map((file) => file.slice(owner.length + 1)).join(', ')})`).join(', ');
}
