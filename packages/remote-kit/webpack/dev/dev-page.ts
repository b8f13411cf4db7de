import { readFileSync } from 'node:fs';
import path from 'node:path';

/** In the shell's page, what the gateway or the build replaces. */
const MARKS = /__(STYLE_NONCE|SHELL_COHORT|CONTENT_VERSION)__/g;
type Mark = 'STYLE_NONCE' | 'SHELL_COHORT' | 'CONTENT_VERSION';

/**
 * The gateway's answer for a page with the development shell in it. Its policy stays, but that styles may come from
 * scripts, which is how hot reload brings them, and that the tools of development make markup of texts.
 */
export function devPage(shellFolder: string, policy: string): { page: string; policy: string } {
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
  const marks: Record<Mark, string> = { STYLE_NONCE: nonce, SHELL_COHORT: 'stable', CONTENT_VERSION: 'dev' };
  const page = readFileSync(path.join(shellFolder, 'index.html'), 'utf8');
  return {
    page: page.replaceAll(MARKS, (_mark, name: Mark) => marks[name]),
    policy: policy.replace(`'nonce-${nonce}'`, "'unsafe-inline'").replace(/; require-trusted-types-for [^;]*; trusted-types [^;]*/, ''),
  };
}
