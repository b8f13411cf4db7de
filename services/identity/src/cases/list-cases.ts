import {
  containing,
  countedAnswer,
  countFound,
  cursorAfter,
  cutPage,
  keyset,
  named,
  Type,
  type Database,
  type QueryOf,
  type SortedRow,
  type Static,
} from '@facet/service-kit';
import { caseFields, KindText, presentCase } from './case-schemas.ts';
import { CaseRecord, type Kind } from './case.ts';
import { snoozedUntil } from './snooze-case.ts';

const NullableText = Type.Union([Type.String(), Type.Null()]);

/** As operators see it in their queue. */
export const QueuedCase = Type.Object(
  {
    ...caseFields,
    version: Type.Integer({ description: 'say it back when you answer' }),
    operator: { ...NullableText, description: 'who was the last to act' },
    memberId: Type.String(),
    username: Type.String(),
    snoozedUntil: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], {
      description: 'out of the queue until then, or until somebody writes',
    }),
    snoozedBy: NullableText,
    assignee: { ...NullableText, description: 'the operator who has taken it, or was given it' },
    lastText: Type.String({ description: 'how the last message begins' }),
  },
  { $id: 'QueuedCase' },
);

export const CaseCounts = Type.Object({ open: Type.Integer(), waiting: Type.Integer(), over: Type.Integer() }, { $id: 'CaseCounts' });
const Counted = Type.Object(countedAnswer);
export const QueueCounts = Type.Object({ open: Counted, waiting: Counted, snoozed: Counted, over: Counted }, { $id: 'QueueCounts' });
export const AssignedCounts = Type.Object(
  { me: Counted, nobody: Counted },
  { $id: 'AssignedCounts', description: 'of the group that was asked for' },
);

const groups = ['open', 'waiting', 'over'] as const;
const queueGroups = ['open', 'waiting', 'snoozed', 'over'] as const;
const assignees = ['me', 'nobody'] as const;
const AssigneeText = Type.Unsafe<(typeof assignees)[number]>({ type: 'string', enum: [...assignees] });
const QueueGroupText = Type.Unsafe<(typeof queueGroups)[number]>({ type: 'string', enum: [...queueGroups] });
const GroupText = Type.Unsafe<(typeof groups)[number]>({ type: 'string', enum: [...groups] });
const Cursor = Type.Optional(Type.String({ maxLength: 500, description: 'nextCursor of the page before' }));
export const CaseQuery = Type.Object(
  {
    group: { ...QueueGroupText, default: 'open' },
    assignee: Type.Optional({ ...AssigneeText, description: 'only those of the operator who asks, or of nobody' }),
    kind: Type.Optional(KindText),
    search: Type.Optional(Type.String({ maxLength: 100, description: 'a username, a number, or words of the line' })),
    cursor: Cursor,
    limit: Type.Integer({ minimum: 1, maximum: 100, default: 50 }),
  },
  { additionalProperties: false },
);
type CaseQuery = Static<typeof CaseQuery>;

export const MemberCasesQuery = Type.Object(
  { cursor: Cursor, limit: Type.Integer({ minimum: 1, maximum: 100, default: 20 }) },
  { additionalProperties: false },
);

export const OwnCasesQuery = Type.Object(
  {
    group: Type.Optional({ ...GroupText, description: 'all, when absent' }),
    cursor: Cursor,
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: '100 unless told' })),
  },
  { additionalProperties: false },
);

export const LAST_TEXT = `(select left(text, 140) from case_messages where case_id = cases.id order by seq desc limit 1) as last_text`;
const statesOf = { open: ['open'], waiting: ['waiting'], over: ['solved', 'closed'] } as const;
/** As the indexes have them (migrations/018). */
const CONDITIONS = { open: "state = 'open'", waiting: "state = 'waiting'", over: "state in ('solved', 'closed')" } as const;
/** What is snoozed is out of the operators' queue; to its member it is as open as before. */
const QUEUE_CONDITIONS = {
  ...CONDITIONS,
  open: `${CONDITIONS.open} and (snoozed_until is null or snoozed_until <= now())`,
  snoozed: `${CONDITIONS.open} and snoozed_until > now()`,
} as const;
/** Who waits longest comes first; of those that are over, the last. */
const sorting = { changed: { expression: 'cases.changed_at', type: 'timestamptz' } } as const;

export interface QueuedRow extends CaseRecord {
  username: string;
  lastText: string;
}

/** `me`: the operator who asks. */
export async function listQueue(database: Database, { group, assignee, kind, search, ...page }: CaseQuery, me: string) {
  const found = withMember(database).whereRaw(QUEUE_CONDITIONS[group]);
  if (assignee !== undefined) void found.where({ assignee: assignee === 'me' ? me : null });
  if (kind !== undefined) void found.where({ kind } satisfies { kind: Kind });
  if (search !== undefined && search.trim() !== '') {
    const sought = search.trim().toLowerCase();
    // arrays, so that each part has its index
    void found.whereRaw(
      `(cases.member_id = any (array(select id from members where lower(username) like ?)) or lower(fact ->> 'title') like ?
        or cases.number = ?::bigint)`,
      [named(sought), containing(sought), /^\d{1,15}$/.test(sought) ? sought : null],
    );
  }
  const { rows, nextCursor } = await readPage<QueuedRow>(found, { sort: group === 'over' ? '-changed' : 'changed', ...page });
  return { cases: rows.map(presentQueued), nextCursor };
}

/** All of one member, for operators, what changed last first. */
export async function listOfMember(database: Database, memberId: string, page: Static<typeof MemberCasesQuery>) {
  const found = withMember(database).where('cases.member_id', memberId);
  const { rows, nextCursor } = await readPage<QueuedRow>(found, { sort: '-changed', ...page });
  return { cases: rows.map(presentQueued), nextCursor };
}

/** A member’s own, what changed last first. */
export async function listOwn(database: Database, memberId: string, { group, cursor, limit = 100 }: Static<typeof OwnCasesQuery>) {
  const found = CaseRecord.query(database).where({ member_id: memberId }).select('cases.*');
  if (group !== undefined) void found.whereIn('state', statesOf[group]);
  const { rows, nextCursor } = await readPage<CaseRecord>(found, { sort: '-changed', cursor, limit });
  return { cases: rows.map(presentCase), nextCursor };
}

function withMember(database: Database) {
  return CaseRecord.query(database)
    .join('members', 'members.id', 'cases.member_id')
    .select('cases.*', 'members.username', database.raw(LAST_TEXT));
}

async function readPage<Row extends CaseRecord>(
  found: QueryOf<CaseRecord>,
  { limit, ...page }: { sort: string; cursor?: string | undefined; limit: number },
) {
  const { select, after, order, bindings } = keyset(sorting, page, 'cases.id');
  const sorted = found
    .whereRaw(after, bindings)
    .orderByRaw(order)
    .limit(limit + 1)
    .select(CaseRecord.raw(select));
  return cutPage(await sorted.castTo<(Row & SortedRow)[]>(), limit, cursorAfter);
}

/** The operators' queue. */
export async function countQueue(database: Database): Promise<Static<typeof QueueCounts>> {
  return counted(database, queueGroups, (group) => CaseRecord.query(database).whereRaw(QUEUE_CONDITIONS[group]));
}

/** Of one group of the queue: whose of them are the asking operator’s, and whose nobody’s. */
export async function countAssigned(database: Database, group: CaseQuery['group'], me: string): Promise<Static<typeof AssignedCounts>> {
  return counted(database, assignees, (assignee) =>
    CaseRecord.query(database)
      .whereRaw(QUEUE_CONDITIONS[group])
      .where({ assignee: assignee === 'me' ? me : null }),
  );
}

/** One member's own. */
export async function countCases(database: Database, memberId: string) {
  return counted(database, groups, (group) => CaseRecord.query(database).whereRaw(CONDITIONS[group]).where({ member_id: memberId }));
}

async function counted<Group extends string>(database: Database, all: readonly Group[], found: (group: Group) => QueryOf<CaseRecord>) {
  const counts = all.map(async (group) => [group, await countFound(database, found(group).select('id').toKnexQuery())] as const);
  return Object.fromEntries(await Promise.all(counts)) as Record<Group, Static<typeof Counted>>;
}

export async function countOpenCases(database: Database): Promise<number> {
  return CaseRecord.query(database).whereRaw(QUEUE_CONDITIONS.open).resultSize();
}

export function presentQueued(row: QueuedRow): Static<typeof QueuedCase> {
  const { version, operator, memberId, username, assignee, lastText } = row;
  const until = snoozedUntil(row);
  const snoozed = { snoozedUntil: until, snoozedBy: until === null ? null : row.snoozedBy };
  return { ...presentCase(row), version, operator, memberId, username, ...snoozed, assignee, lastText };
}
