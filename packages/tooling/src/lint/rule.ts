import { relative } from 'node:path';

/** The part of oxlint's (ESLint's) rule interface that our rules use. */
export interface Rule {
  readonly create: (context: RuleContext) => Readonly<Record<string, (node: Node) => void>>;
}

export interface RuleContext {
  readonly filename: string;
  readonly cwd: string;
  readonly report: (problem: { readonly node: Node; readonly message: string }) => void;
}

export interface Node {
  readonly type: string;
  readonly name?: unknown;
  readonly value?: unknown;
  readonly source?: Node | null;
  readonly object?: Node;
  readonly property?: Node;
}

/** The file as a path below the project's root, where oxlint is always started. */
export function projectPath(context: RuleContext): string {
  return relative(context.cwd, context.filename);
}
