import { ErrorAnswer, idOf, MadeUnder, operatorAct, Type, type App, type Kit } from '@facet/service-kit';
import { listNotes, noteOnMember } from './member-notes.ts';
import { NoteAnswer, presentNote } from './note-answer.ts';

const url = '/api/admin/member-notes/of-member/:id';
const params = Type.Object({ id: Type.String({ format: 'uuid' }) });
const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };

/** What operators note about a member for each other. The audit log has none of the words. */
export function memberNoteRoutes(app: App, kit: Pick<Kit, 'database' | 'outbox' | 'log'>): void {
  app.get(
    url,
    {
      schema: {
        operationId: 'listMemberNotes',
        summary: 'What operators noted about a member, the newest first',
        description: 'The member is never told of it.',
        params,
        response: { 200: Type.Object({ notes: Type.Array(NoteAnswer) }), ...errors },
      },
      config: { permission: { operator: 'moderator' } },
    },
    async (request) => ({ notes: (await listNotes(kit.database, request.params.id)).map(presentNote) }),
  );

  operatorAct(
    app,
    kit,
    {
      method: 'POST',
      url,
      role: 'moderator',
      action: 'member.note',
      schema: {
        operationId: 'noteOnMember',
        summary: 'Notes something about a member for other operators',
        description: 'The member is never told of it; it goes with their account.',
        errors: { text_missing: 400, member_not_found: 404, key_reused: 409, notes_full: 409 },
        headers: MadeUnder,
        params,
        body: Type.Object(
          { text: Type.String({ minLength: 1, maxLength: 1000, pattern: '^[^\\u0000]*$' }) },
          { additionalProperties: false },
        ),
        response: { 201: Type.Object({ id: Type.String({ description: 'of the note' }) }), ...errors },
      },
      asked: ({ params: { id } }) => ({ subject: { type: 'member', id, label: id } }),
    },
    async (transaction, request) => {
      const key = idOf(request);
      const { member, isKnown } = await noteOnMember(transaction, {
        key,
        memberId: request.params.id,
        by: request.operator.username,
        text: request.body.text,
      });
      return { result: { id: key }, subject: { type: 'member', id: member.id, label: member.username }, isKnown };
    },
  );
}
