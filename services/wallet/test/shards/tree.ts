/** A node of PostgreSQL's own tree, as libpg-query prints it: `{ SelectStmt: { fromClause: […] } }`. */
export interface Node {
  // oxlint-disable-next-line typescript/no-explicit-any -- each kind has fields of its own
  readonly [field: string]: any;
}

export function tableOf(range: Node): { table: string; name: string } {
  const table = String(range.relname);
  return { table, name: aliasOf(range) ?? table };
}

export function nameOf(range: Node): string {
  return aliasOf(range) ?? '';
}

function aliasOf(range: Node): string | undefined {
  return (range.alias as { aliasname?: string } | undefined)?.aliasname;
}

/** Visits every node below; a visit that returns true goes no deeper. */
export function kids(node: Node | Node[], visit: (kind: string, body: Node) => boolean | void): void {
  for (const [kind, body] of Object.entries(node)) {
    if (typeof body !== 'object') continue;
    if (visit(kind, body) !== true) kids(body, visit);
  }
}

/** A parameter, or a text in the statement. */
export function isLeaf(node: Node): { number: number } | { text: string } | undefined {
  if (node.TypeCast) return isLeaf(node.TypeCast.arg);
  if (node.ParamRef) return node.ParamRef;
  const text = (node.A_Const?.sval as { sval?: string } | undefined)?.sval;
  return text === undefined ? undefined : { text };
}

/**
 * The pairs that a condition makes equal whatever else it asks: below AND, in rows, and in a list or an array of one
 * value.
 */
export function* equalities(condition: Node): Generator<[Node, Node]> {
  const both = condition.BoolExpr as { boolop?: string; args?: Node[] } | undefined;
  if (both?.boolop === 'AND_EXPR') for (const each of both.args ?? []) yield* equalities(each);
  const { kind, name, lexpr, rexpr } = (condition.A_Expr ?? {}) as {
    kind?: string;
    name?: { String: { sval: string } }[];
    lexpr?: Node;
    rexpr?: Node;
  };
  if (!lexpr || !rexpr || name?.[0]?.String.sval !== '=') return;
  if (kind === 'AEXPR_IN') {
    const [item, ...others] = itemsOf(rexpr);
    if (item && others.length === 0) yield [lexpr, item];
  } else if (kind === 'AEXPR_OP' || kind === 'AEXPR_OP_ANY') {
    const right = rowOf(rexpr);
    for (const [index, one] of rowOf(lexpr).entries()) if (right[index]) yield [one, right[index]];
  }
}

function rowOf(node: Node): Node[] {
  return node.RowExpr?.args ?? [node];
}

function itemsOf(node: Node): Node[] {
  return node.List?.items ?? [];
}

/** `USING (member_id)` as a condition. */
export function usingMember(columns: unknown, sides: readonly ReadonlySet<string>[]): Node | undefined {
  const isUsed = ((columns ?? []) as { String: { sval: string } }[]).some(({ String: { sval } }) => sval === 'member_id');
  const [lexpr, rexpr] = sides.map((names) => ({
    ColumnRef: {
      fields: [...names]
        .slice(0, 1)
        .concat('member_id')
        .map((sval) => ({ String: { sval } })),
    },
  }));
  return isUsed ? { A_Expr: { kind: 'AEXPR_OP', name: [{ String: { sval: '=' } }], lexpr, rexpr } } : undefined;
}
