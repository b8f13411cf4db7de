import { ErrorAnswer, idOf, MadeUnder, operatorAct, Type, type App, type Kit } from '@facet/service-kit';
import { listNotices } from './list-notices.ts';
import { Notice, presentNotice } from './notice.ts';
import { postNotice } from './post-notice.ts';

const URL = '/api/admin/sample-notices';
const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };
/** PostgreSQL's text has no NUL. */
const NewNotice = Type.Object(
  { text: Type.String({ minLength: 1, maxLength: 500, pattern: '^[^\\u0000]*$' }) },
  { additionalProperties: false },
);

/** What operators read and post, in the tab of `mfe-sample/src/operators`. */
export function operatorRoutes(app: App, kit: Kit): void {
  app.get(
    URL,
    {
      schema: {
        operationId: 'listPostedNotices',
        summary: 'The newest fifty notices, the newest first',
        response: { 200: Type.Object({ notices: Type.Array(Notice) }), ...errors },
      },
      config: { permission: { operator: 'moderator' } },
    },
    async () => ({ notices: (await listNotices(kit.database)).map(presentNotice) }),
  );

  operatorAct(
    app,
    kit,
    {
      method: 'POST',
      url: URL,
      role: 'admin',
      action: 'notice.post',
      schema: {
        operationId: 'postNotice',
        summary: 'Posts a notice to all members',
        errors: { notice_exists: 409 },
        headers: MadeUnder,
        body: NewNotice,
        response: { 201: Notice, ...errors },
      },
      asked: ({ headers, body: input }) => ({ subject: { type: 'notice', id: idOf({ headers }), label: input.text }, input }),
    },
    async (transaction, { headers, body: { text }, operator }) => {
      const posted = presentNotice(await postNotice(transaction, { id: idOf({ headers }), text, by: operator.username }));
      return { result: posted, subject: { type: 'notice', id: posted.id, label: text }, after: posted };
    },
  );
}
