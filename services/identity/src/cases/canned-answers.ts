import { ErrorAnswer, operatorAct, RecordModel, Type, uuidv7, type App, type Kit } from '@facet/service-kit';
import { caseErrors } from './case-errors.ts';
import { requireText } from './case-messages.ts';
import { Text } from './case-schemas.ts';

/** A row of `canned_answers`. */
class CannedAnswer extends RecordModel {
  static override tableName = 'canned_answers';

  declare id: string;
  declare title: string;
  declare text: string;
  declare createdBy: string;
  declare createdAt: Date;
}

const Canned = Type.Object({ id: Type.String(), title: Type.String(), text: Type.String() }, { $id: 'CannedAnswer' });
const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };
const SHOWN = 200;
const present = ({ id, title, text }: CannedAnswer) => ({ id, title, text });
const subjectOf = ({ id, title }: { id: string; title: string }) => ({ type: 'canned_answer', id, label: title });

/** Answers that operators keep for what is asked often. */
export function cannedAnswerRoutes(app: App, kit: Kit): void {
  app.get(
    '/api/admin/canned-answers',
    {
      schema: {
        operationId: 'listCannedAnswers',
        summary: 'All canned answers, by title',
        response: { 200: Type.Object({ answers: Type.Array(Canned) }), ...errors },
      },
      config: { permission: { operator: 'moderator' } },
    },
    async () => ({ answers: (await CannedAnswer.query(kit.database).orderBy('title').limit(SHOWN)).map(present) }),
  );

  operatorAct(
    app,
    kit,
    {
      method: 'POST',
      url: '/api/admin/canned-answers',
      role: 'moderator',
      action: 'canned_answer.create',
      schema: {
        operationId: 'createCannedAnswer',
        summary: 'Keeps an answer for the next time',
        again: 'refused',
        errors: { text_missing: 400, canned_answer_exists: 409 },
        body: Type.Object({ title: Type.String({ minLength: 1, maxLength: 60 }), text: Text }, { additionalProperties: false }),
        response: { 201: Type.Object({ answer: Canned }), ...errors },
      },
      asked: ({ body: { title } }) => ({ subject: subjectOf({ id: '-', title }) }),
    },
    async (transaction, { body, operator }) => {
      const fields = { id: uuidv7(), title: requireText(body.title), text: requireText(body.text), createdBy: operator.username };
      const made = await CannedAnswer.insertNew(transaction, fields, 'title');
      if (!made) throw caseErrors('canned_answer_exists', `There is a canned answer “${fields.title}” already.`);
      return { result: { answer: present(made) }, subject: subjectOf(made), after: present(made) };
    },
  );

  operatorAct(
    app,
    kit,
    {
      method: 'DELETE',
      url: '/api/admin/canned-answers/:id',
      role: 'moderator',
      action: 'canned_answer.delete',
      schema: {
        operationId: 'deleteCannedAnswer',
        summary: 'Removes a canned answer; what was said with it stays',
        again: 'refused',
        errors: { canned_answer_not_found: 404 },
        params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
        response: { 200: Type.Object({ answer: Canned }), ...errors },
      },
      asked: ({ params: { id } }) => ({ subject: subjectOf({ id, title: id }) }),
    },
    async (transaction, { params: { id } }) => {
      const [gone] = await CannedAnswer.query(transaction).where({ id }).delete().returning('*').castTo<CannedAnswer[]>();
      if (!gone) throw caseErrors('canned_answer_not_found', 'There is no such canned answer.');
      return { result: { answer: present(gone) }, subject: subjectOf(gone), before: present(gone) };
    },
  );
}
