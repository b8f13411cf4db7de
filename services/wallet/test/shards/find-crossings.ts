import { parseSync } from 'libpg-query';
import { FUNCTIONS, TABLES } from './distribution.ts';
import { equalities, isLeaf, kids, nameOf, tableOf, usingMember, type Node } from './tree.ts';

/** A table (or a derived one) in a FROM, and whether its rows are known to be the member's. */
interface Source {
  name: string;
  table: string;
  isMembers: boolean;
  isTied: boolean;
}

interface Scope {
  readonly outer: Scope | undefined;
  readonly sources: Map<string, Source>;
  readonly derived: Map<string, boolean>;
}

/** What always holds; of an outer join, only for the sources on the side that it fetches. */
interface Condition {
  condition: Node;
  names?: ReadonlySet<string>;
}

/**
 * What of a statement may reach beyond the shard of `member`: each table of members has to be tied to them by a
 * condition on `member_id` that always holds (theirs itself, or that of a table that is tied), and each row that is
 * written has to bear it.
 */
export function findCrossings(text: string, values: readonly unknown[], member: string): string[] {
  const crossings = new Set<string>();
  const { stmts = [] } = parseSync(text) as { stmts?: { stmt: Node }[] };
  for (const { stmt } of stmts) readStatement(stmt, undefined);
  return [...crossings];

  /** Says whether tables of members are in it. */
  function readStatement(node: Node, outer: Scope | undefined): boolean {
    const [kind = '', query = {}] = Object.entries(node)[0] ?? [];
    if (kind === 'TransactionStmt' || kind === 'VariableSetStmt' || kind === 'ListenStmt') return false;
    if (!['SelectStmt', 'InsertStmt', 'UpdateStmt', 'DeleteStmt'].includes(kind)) return note(`${kind} is not understood`);
    const scope: Scope = { outer, sources: new Map(), derived: new Map() };
    const isTouched = readWith(query, scope);
    if (query.larg && query.rarg) {
      const sides = [query.larg, query.rarg].map((side) => readStatement({ SelectStmt: side }, scope));
      return sides.some(Boolean) || isTouched;
    }
    const conditions: Condition[] = [];
    const subqueries: [Source, Node][] = [];
    if (query.relation) noteWritten(tableOf(query.relation).table);
    if (query.relation && kind !== 'InsertStmt') addTable(query.relation, scope);
    for (const item of [...list(query.fromClause), ...list(query.usingClause)]) readFrom(item, scope, conditions, subqueries);
    if (query.whereClause) conditions.push({ condition: query.whereClause });
    tie(conditions, scope);
    for (const [source, subquery] of subqueries) source.isTied = readStatement(subquery, scope) || givesMember(subquery);
    tie(conditions, scope);
    for (const { name, table, isMembers, isTied } of scope.sources.values())
      if (isMembers && !isTied) note(`${table}${name === table ? '' : ` ${name}`} is not held to the member`);
    if (kind === 'InsertStmt') readInsert(query, scope);
    readExpressions(query, scope);
    return isTouched || [...scope.sources.values()].some(({ isMembers }) => isMembers) || subqueries.some(([{ isTied }]) => isTied);
  }

  function note(crossing: string): false {
    crossings.add(crossing);
    return false;
  }

  function noteWritten(table: string): void {
    if (TABLES[table] === 'everywhere') note(`${table} is written on every shard`);
  }

  /** `(select $1 as member_id)`. */
  function givesMember(subquery: Node): boolean {
    return list(subquery.SelectStmt.targetList).some((target) => {
      const { name, val } = target.ResTarget as { name?: unknown; val?: Node };
      return name === 'member_id' && val !== undefined && isMember(val);
    });
  }

  function readWith(query: Node, scope: Scope): boolean {
    const { ctes = [] } = (query.withClause ?? {}) as { ctes?: Node[] };
    let isTouched = false;
    for (const { CommonTableExpr } of ctes as { CommonTableExpr: { ctename: string; ctequery: Node } }[]) {
      scope.derived.set(CommonTableExpr.ctename, true);
      const isMembers = readStatement(CommonTableExpr.ctequery, scope);
      scope.derived.set(CommonTableExpr.ctename, isMembers);
      isTouched ||= isMembers;
    }
    return isTouched;
  }

  function addTable(range: Node, scope: Scope): void {
    const { name, table } = tableOf(range);
    const derived = findDerived(table, scope);
    const place = TABLES[table];
    if (derived === undefined && place === undefined) note(`${table} has no place in distribution.ts`);
    if (derived === undefined && place === 'one place') note(`${table} lies in one place`);
    scope.sources.set(name, { name, table, isMembers: derived === undefined && place === 'member', isTied: derived === true });
  }

  function readFrom(item: Node, scope: Scope, conditions: Condition[], subqueries: [Source, Node][]): void {
    const [kind, body] = Object.entries(item)[0] as [string, Node];
    if (kind === 'RangeVar') addTable(body, scope);
    else if (kind === 'JoinExpr') {
      const before = new Set(scope.sources.keys());
      readFrom(body.larg, scope, conditions, subqueries);
      const left = new Set(scope.sources.keys()).difference(before);
      readFrom(body.rarg, scope, conditions, subqueries);
      const right = new Set(scope.sources.keys()).difference(before).difference(left);
      const names = { JOIN_INNER: left.union(right), JOIN_LEFT: right, JOIN_RIGHT: left }[String(body.jointype)] ?? new Set();
      if (body.quals) conditions.push({ condition: body.quals, names });
      const condition = usingMember(body.usingClause, [left, right]);
      if (condition) conditions.push({ condition, names });
    } else {
      const source = { name: nameOf(body), table: kind, isMembers: false, isTied: kind === 'RangeFunction' && isOfMember(body) };
      scope.sources.set(source.name, source);
      if (kind === 'RangeSubselect') subqueries.push([source, body.subquery]);
    }
  }

  /** Of a function in FROM: whether what it is given is the member and nobody else, as in `unnest(ids)`. */
  function isOfMember(range: Node): boolean {
    const given: Node[] = [];
    kids(range, (kind, body) => void (kind === 'ParamRef' && given.push({ ParamRef: body })));
    return given.length > 0 && given.every((value) => isMember(value));
  }

  function tie(conditions: readonly Condition[], scope: Scope): void {
    for (let isChanged = true; isChanged;) {
      isChanged = false;
      for (const { condition, names } of conditions)
        for (const pair of equalities(condition))
          for (const [one, other] of [pair, pair.toReversed()] as [Node, Node][]) {
            const source = sourceOf(one, scope);
            if (!source || source.isTied || (names && !names.has(source.name))) continue;
            if (!isMember(other) && !sourceOf(other, scope, true)?.isTied) continue;
            source.isTied = true;
            isChanged = true;
          }
    }
  }

  function isMember(node: Node): boolean {
    const leaf = isLeaf(node);
    if (leaf === undefined) return false;
    const value = 'number' in leaf ? values[leaf.number - 1] : leaf.text;
    return Array.isArray(value) ? value.length > 0 && value.every((each) => each === member) : value === member;
  }

  /** The table whose `member_id` this is; of an outer query only where `isAnywhere`. */
  function sourceOf(node: Node, scope: Scope, isAnywhere = false): Source | undefined {
    const { fields = [] } = node.TypeCast?.arg?.ColumnRef ?? node.ColumnRef ?? {};
    const names = list(fields).map((field) => field.String?.sval);
    const own = (at: Scope): Source | undefined => {
      if (names.length === 2) return at.sources.get(names[0] ?? '');
      const all = [...at.sources.values()];
      return all.find(({ isMembers }) => isMembers) ?? all.find(({ isTied }) => isTied);
    };
    if (names.length === 2 ? names[1] !== 'member_id' && !isColumnOfDerived(names[0] ?? '', scope) : names[0] !== 'member_id')
      return undefined;
    for (let at: Scope | undefined = scope; at; at = isAnywhere ? at.outer : undefined) {
      const found = own(at);
      if (found) return found;
    }
    return undefined;
  }

  /** What `unnest(ids) as i (m)` calls it. */
  function isColumnOfDerived(name: string, scope: Scope): boolean {
    return scope.sources.get(name)?.table === 'RangeFunction';
  }

  function findDerived(name: string, scope: Scope | undefined): boolean | undefined {
    for (let at = scope; at; at = at.outer) if (at.derived.has(name)) return at.derived.get(name);
    return undefined;
  }

  function readInsert(query: Node, scope: Scope): void {
    const { table } = tableOf(query.relation);
    const place = TABLES[table];
    const from = { SelectStmt: (query.selectStmt ?? {}).SelectStmt };
    const values = list(from.SelectStmt.valuesLists);
    readStatement(from, scope);
    if (place === undefined) note(`${table} has no place in distribution.ts`);
    if (place === 'one place') note(`${table} lies in one place`);
    if (place !== 'member') return;
    const at = list(query.cols).findIndex((column) => column.ResTarget.name === 'member_id');
    const written = values.length > 0 ? values.map((row) => list(row.List.items)[at]) : [selected(from.SelectStmt, at)];
    if (at < 0 || !written.every((value) => value && isMember(value))) note(`${table} is written for others than the member`);
  }

  /** What a SELECT gives for that column, when it is a value; a column that is tied counts as the member. */
  function selected(select: Node, at: number): Node | undefined {
    const value = (list(select.targetList)[at] ?? {}).ResTarget?.val;
    if (!value || isMember(value)) return value;
    const scope: Scope = { outer: undefined, sources: new Map(), derived: new Map() };
    const conditions: Condition[] = [];
    for (const item of list(select.fromClause)) readFrom(item, scope, conditions, []);
    if (select.whereClause) conditions.push({ condition: select.whereClause });
    tie(conditions, scope);
    return sourceOf(value, scope)?.isTied ? { A_Const: { sval: { sval: member } } } : undefined;
  }

  /** Subqueries in conditions and columns, and functions that read for a member. */
  function readExpressions(query: Node, scope: Scope): void {
    kids(query, (kind, body) => {
      if (['withClause', 'selectStmt', 'RangeSubselect'].includes(kind)) return true;
      if (kind === 'SubLink') {
        readStatement(body.subselect, scope);
        return true;
      }
      if (kind !== 'FuncCall') return false;
      const name = list(body.funcname).at(-1)?.String?.sval;
      const whose = FUNCTIONS[name];
      if (whose === undefined) return false;
      const given = list(body.args)[whose] ?? {};
      if (!isMember(given) && !sourceOf(given, scope, true)?.isTied) note(`${name}() is not for the member`);
      return false;
    });
  }
}

function list(value: unknown): Node[] {
  return Array.isArray(value) ? value : [];
}
