import { ErrorAnswer, Type, type App, type Database, type Static } from '@facet/service-kit';
import { Member } from '../members/index.ts';
import { caseNotFound } from './case-errors.ts';
import { listMessages } from './case-messages.ts';
import { NoteAnswer, presentNote } from '../member-notes/index.ts';
import { listNotes } from './case-notes.ts';
import { CaseAnswer, CaseId, presentCase } from './case-schemas.ts';
import { CaseRecord, type CaseMessage } from './case.ts';
import {
  AssignedCounts,
  CaseQuery,
  countAssigned,
  countOpenCases,
  countQueue,
  LAST_TEXT,
  listOfMember,
  listQueue,
  MemberCasesQuery,
  presentQueued,
  QueueCounts,
  QueuedCase,
  type QueuedRow,
} from './list-cases.ts';

const config = { permission: { operator: 'moderator' } } as const;
const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };
const NullableText = Type.Union([Type.String(), Type.Null()]);
const EARLIER = 20;

/** Whom it is about, and whether they are banned now. */
const CaseMember = Type.Object({
  id: Type.String(),
  username: Type.String(),
  disabled: Type.Boolean(),
  banReason: NullableText,
  bannedBy: NullableText,
  bannedAt: NullableText,
});

const OperatorThread = Type.Object(
  {
    case: QueuedCase,
    messages: Type.Array(
      Type.Object({
        id: Type.String(),
        operator: { ...NullableText, description: 'null: the member wrote it' },
        text: Type.String(),
        createdAt: Type.String({ format: 'date-time' }),
      }),
    ),
    notes: Type.Array(NoteAnswer, { description: 'from operators for operators: the member is never told of them' }),
    member: CaseMember,
    earlier: Type.Array(CaseAnswer, { description: 'of the same member, what changed last first' }),
  },
  { $id: 'OperatorThread' },
);

/** The queue, one of its cases, and those of one member. */
export function queueRoutes(app: App, database: Database): void {
  app.get(
    '/api/admin/cases',
    {
      schema: {
        operationId: 'listQueue',
        summary: 'Cases of members, who waits longest first',
        querystring: CaseQuery,
        response: {
          200: Type.Object({
            cases: Type.Array(QueuedCase),
            nextCursor: NullableText,
            counts: QueueCounts,
            assigned: AssignedCounts,
          }),
          ...errors,
        },
      },
      config,
    },
    async ({ query, operator: { username } }) => {
      const [page, counts, assigned] = await Promise.all([
        listQueue(database, query, username),
        countQueue(database),
        countAssigned(database, query.group, username),
      ]);
      return { ...page, counts, assigned };
    },
  );

  app.get(
    '/api/admin/cases/count',
    {
      schema: {
        operationId: 'countQueue',
        summary: 'How many cases wait for an operator',
        response: { 200: Type.Object({ count: Type.Integer() }), ...errors },
      },
      config,
    },
    async () => ({ count: await countOpenCases(database) }),
  );

  app.get(
    '/api/admin/cases/of-member/:memberId',
    {
      schema: {
        operationId: 'listMemberCases',
        summary: 'Cases of one member, what changed last first',
        params: Type.Object({ memberId: Type.String({ format: 'uuid' }) }),
        querystring: MemberCasesQuery,
        response: { 200: Type.Object({ cases: Type.Array(QueuedCase), nextCursor: NullableText }), ...errors },
      },
      config,
    },
    (request) => listOfMember(database, request.params.memberId, request.query),
  );

  app.get(
    '/api/admin/cases/:id',
    {
      schema: {
        operationId: 'readQueuedCase',
        summary: 'One case, with what was said, its member and their other cases',
        errors: { case_not_found: 404 },
        params: CaseId,
        response: { 200: OperatorThread, ...errors },
      },
      config,
    },
    (request) => readThread(database, request.params.id),
  );
}

/** @throws case_not_found (404) */
async function readThread(database: Database, id: string): Promise<Static<typeof OperatorThread>> {
  const found = await CaseRecord.query(database)
    .findById(id)
    .join('members', 'members.id', 'cases.member_id')
    .select('cases.*', 'members.username', database.raw(LAST_TEXT))
    .castTo<QueuedRow | undefined>();
  if (!found) throw caseNotFound();
  const { memberId } = found;
  const [messages, notes, member, earlier] = await Promise.all([
    listMessages(database, id),
    listNotes(database, id),
    Member.query(database).findById(memberId).throwIfNotFound(),
    CaseRecord.query(database).where({ member_id: memberId }).whereNot({ id }).orderBy('changed_at', 'desc').limit(EARLIER),
  ]);
  const { username, disabled, banReason, bannedBy, bannedAt } = member;
  return {
    case: presentQueued(found),
    messages: messages.map(presentMessage),
    notes: notes.map(presentNote),
    member: { id: memberId, username, disabled, banReason, bannedBy, bannedAt: bannedAt?.toISOString() ?? null },
    earlier: earlier.map(presentCase),
  };
}

function presentMessage({ id, operator, text, createdAt }: CaseMessage) {
  return { id, operator, text, createdAt: createdAt.toISOString() };
}
