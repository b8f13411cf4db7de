import { Readable } from 'node:stream';
import { cutPage, defineErrors, ErrorAnswer, Type, type App, type Database } from '@facet/service-kit';
import { noteSealChecked, readHead } from './note-checked.ts';
import { listRoots } from './list-roots.ts';
import { Day, ProofRoot, ProofRoots, StatementProof } from './proof-schemas.ts';
import { readProof, writeProof } from './read-proof.ts';

const proofErrors = defineErrors({ proof_not_ready: 404, head_differs: 409 });

/** What lets a member check their statement against what everyone else sees. */
export function proofRoutes(app: App, { database }: { database: Database }): void {
  app.get(
    '/api/user/statement-proof',
    {
      schema: {
        operationId: 'readStatementProof',
        summary: 'All of the member’s transfers until the end of a day, with their proof',
        description: 'Their place under that day’s published root; a file.',
        errors: { proof_not_ready: 404 },
        querystring: Type.Object({
          day: Type.Optional(Type.Unsafe<string>({ ...Day, description: 'the newest published one when absent' })),
        }),
        response: { 200: StatementProof, '4xx': ErrorAnswer },
      },
      config: { permission: 'member' },
    },
    async (request, reply) => {
      const found = await readProof(database, request.member.id, request.query.day);
      if (!found)
        throw proofErrors(
          'proof_not_ready',
          'There is no proof for that day yet. It is published the night after, for members whose balance changed.',
        );
      const name = `facet-statement-proof-${found.proof.day}.json`;
      void reply.header('content-disposition', `attachment; filename="${name}"`).type('application/json; charset=utf-8');
      return reply.send(Readable.from(writeProof(database, found)) as never);
    },
  );

  checkedRoute(app, database);

  app.get(
    '/api/proofs/roots',
    {
      schema: {
        operationId: 'listProofRoots',
        summary: 'The published roots, the newest first',
        description: 'For everyone, so that nobody can be shown another.',
        querystring: Type.Object({
          cursor: Type.Optional(Type.String({ format: 'date', description: 'nextCursor of the page before' })),
          limit: Type.Integer({ minimum: 1, maximum: 400, default: 31 }),
        }),
        response: { 200: ProofRoots, '4xx': ErrorAnswer },
      },
      config: { permission: 'anyone' },
    },
    async (request) => {
      const { cursor, limit } = request.query;
      const found = await listRoots(database, { before: cursor, limit: limit + 1 });
      const { rows: roots, nextCursor } = cutPage(found, limit, ({ day }) => day);
      return { roots, nextCursor };
    },
  );

  app.get(
    '/api/proofs/roots/:day',
    {
      schema: {
        operationId: 'readProofRoot',
        summary: 'The published root of one day',
        errors: { proof_not_ready: 404 },
        params: Type.Object({ day: Day }),
        response: { 200: ProofRoot, '4xx': ErrorAnswer },
      },
      config: { permission: 'anyone' },
    },
    async (request) => {
      const [root] = await listRoots(database, { day: request.params.day, limit: 1 });
      if (!root) throw proofErrors('proof_not_ready', 'No root of that day is published.');
      return root;
    },
  );
}

function checkedRoute(app: App, database: Database): void {
  app.post(
    '/api/user/statement-proof/checked',
    {
      schema: {
        operationId: 'noteProofChecked',
        summary: 'Notes that the member checked their statement’s seal themselves',
        description: 'The head that their device computed must be the one that was sealed.',
        again: 'same',
        errors: { proof_not_ready: 404, head_differs: 409 },
        body: Type.Object(
          { day: Day, head: Type.String({ pattern: '^[0-9a-f]{64}$', description: 'hex' }) },
          { additionalProperties: false },
        ),
        response: { 200: Type.Object({ isNoted: Type.Literal(true) }), '4xx': ErrorAnswer },
      },
      config: { permission: 'member' },
    },
    async (request) => {
      const { day, head } = request.body;
      const sealed = await readHead(database, request.member.id, day);
      if (!sealed) throw proofErrors('proof_not_ready', 'There is no proof of yours for that day.');
      if (sealed.toString('hex') !== head) throw proofErrors('head_differs', 'That is not the head that was sealed.');
      await noteSealChecked(database, request.member.id);
      return { isNoted: true as const };
    },
  );
}
