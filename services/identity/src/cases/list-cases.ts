import { containing, cursorAfter, cutPage, keyset, Type, type Database, type SortedRow, type Static } from '@facet/service-kit';
import { caseFields, KindText, presentCase } from './case-schemas.ts';
import { CaseRecord, type Kind } from './case.ts';

const NullableText = Type.Union([Type.String(), Type.Null()]);

/** As operators see it in their queue. */
export const QueuedCase = Type.Object(
  {
    ...caseFields,
    version: Type.Integer({ description: 'say it back when you answer' }),
    operator: { ...NullableText, description: 'who was the last to act' },
    memberId: Type.String(),
    username: Type.String(),
    lastText: Type.String({ description: 'how the last message begins' }),
  },
  { $id: 'QueuedCase' },
);

export const CaseCounts = Type.Object({ open: Type.Integer(), waiting: Type.Integer(), over: Type.Integer() }, { $id: 'CaseCounts' });

const groups = ['open', 'waiting', 'over'] as const;
export const CaseQuery = Type.Object(
  {
    group: Type.Unsafe<(typeof groups)[number]>({ type: 'string', enum: [...groups], default: 'open' }),
    kind: Type.Optional(KindText),
    search: Type.Optional(Type.String({ maxLength: 100, description: 'a username, a number, or words of the line' })),
    cursor: Type.Optional(Type.String({ maxLength: 500 })),
    limit: Type.Integer({ minimum: 1, maximum: 100, default: 50 }),
  },
  { additionalProperties: false },
);
type CaseQuery = Static<typeof CaseQuery>;

export const LAST_TEXT = `(select left(text, 140) from case_messages where case_id = cases.id order by seq desc limit 1) as last_text`;
const statesOf = { open: ['open'], waiting: ['waiting'], over: ['solved', 'closed'] } as const;
/** Who waits longest comes first; of those that are over, the last. */
const sorting = { changed: { expression: 'cases.changed_at', type: 'timestamptz' } } as const;

export interface QueuedRow extends CaseRecord {
  username: string;
  lastText: string;
}

export async function listQueue(database: Database, { group, kind, search, cursor, limit }: CaseQuery) {
  const page = { sort: group === 'over' ? '-changed' : 'changed', cursor };
  const { select, after, order, bindings } = keyset(sorting, page, 'cases.id');
  const found = CaseRecord.query(database)
    .join('members', 'members.id', 'cases.member_id')
    .whereIn('state', statesOf[group])
    .whereRaw(after, bindings)
    .orderByRaw(order)
    .limit(limit + 1)
    .select('cases.*', 'members.username', database.raw(LAST_TEXT), database.raw(select));
  if (kind !== undefined) void found.where({ kind } satisfies { kind: Kind });
  if (search !== undefined && search.trim() !== '') {
    const like = containing(search.trim());
    void found.whereRaw(`(members.username ilike ? or cases.number::text = ? or fact ->> 'title' ilike ?)`, [like, search.trim(), like]);
  }
  const { rows, nextCursor } = cutPage(await found.castTo<(QueuedRow & SortedRow)[]>(), limit, cursorAfter);
  return { cases: rows.map(presentQueued), nextCursor };
}

export async function countCases(database: Database): Promise<Static<typeof CaseCounts>> {
  const [counted] = await CaseRecord.query(database)
    .select(
      database.raw(`count(*) filter (where state = 'open') as open, count(*) filter (where state = 'waiting') as waiting,
        count(*) filter (where state in ('solved', 'closed')) as over`),
    )
    .castTo<{ open: bigint; waiting: bigint; over: bigint }[]>();
  return { open: Number(counted?.open ?? 0), waiting: Number(counted?.waiting ?? 0), over: Number(counted?.over ?? 0) };
}

export function presentQueued(row: QueuedRow): Static<typeof QueuedCase> {
  const { version, operator, memberId, username, lastText } = row;
  return { ...presentCase(row), version, operator, memberId, username, lastText };
}
