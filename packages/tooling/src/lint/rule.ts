import { relative } from 'node:path';

/** The part of oxlint's (ESLint's) rule interface that our rules use. */
export interface Rule {
  readonly create: (context: RuleContext) => Readonly<Record<string, (node: Node) => void>>;
}

export interface RuleContext {
  readonly filename: string;
  readonly cwd: string;
  readonly sourceCode: { readonly text: string; readonly getAllComments: () => readonly Node[] };
  readonly report: (problem: { readonly node: Node; readonly message: string }) => void;
}

export interface Node {
  readonly type: string;
  readonly name?: unknown;
  readonly value?: unknown;
  readonly source?: Node | null;
  readonly object?: Node;
  readonly property?: Node;
  readonly computed?: boolean;
  readonly accessibility?: string;
  readonly kind?: string;
  readonly local?: Node;
  readonly parent?: Node;
}

/** Below these lies a project of the same form as ours, held to the same rules. */
const TEMPLATES = 'packages/tooling/templates/';

/** The file as a path below the project's root, where oxlint is always started. */
export function projectPath(context: RuleContext): string {
  const path = relative(context.cwd, context.filename);
  return path.startsWith(TEMPLATES) ? path.slice(TEMPLATES.length) : path;
}
