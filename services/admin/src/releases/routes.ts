import { ErrorAnswer, inTransaction, Type, type App, type Database } from '@facet/service-kit';
import { moveReleases, Moves } from './move-releases.ts';
import { Publication, publishVersion } from './publish-version.ts';
import { releasers, requireOwn } from './require-own.ts';
import { readDocument, ReleaseDocument, Unchanged } from './release-document.ts';

const Published = Type.Object({
  deployable: Type.String(),
  version: Type.String(),
  sha256: Type.String({ description: 'of the canonical record' }),
});

const Moved = Type.Object({ revision: Type.Integer({ description: 'now in force' }) });
const Refused = Type.Object({
  ...ErrorAnswer.properties,
  revision: Type.Optional(Type.Integer({ description: 'with revision_moved: the one in force' })),
});

export function releaseRoutes(app: App, database: Database): void {
  publishRoute(app, database);
  moveRoute(app, database);

  app.get(
    '/internal/releases',
    {
      schema: {
        operationId: 'readReleases',
        summary: 'What is in force, with all that a gateway needs to serve it',
        querystring: Type.Object({ after: Type.Optional(Type.String({ maxLength: 40, description: 'the cursor of the last answer' })) }),
        response: { 200: Type.Union([Unchanged, ReleaseDocument]), '4xx': ErrorAnswer },
      },
      config: { permission: { services: ['gateway', ...releasers, 'admin'] }, otel: false },
    },
    ({ caller, query }) => readDocument(database, { after: query.after, isGateway: caller === 'gateway' }),
  );
}

function publishRoute(app: App, database: Database): void {
  app.post(
    '/internal/releases/versions',
    {
      schema: {
        operationId: 'publishVersion',
        summary: 'Keeps a version of a part for ever',
        description: '201: it is new. 200: the same was here. Other content under its name is refused.',
        again: 'same',
        errors: {
          record_invalid: 400,
          contract_unknown: 409,
          path_taken: 409,
          service_missing: 409,
          shared_missing: 409,
          version_exists: 409,
        },
        body: Publication,
        response: { 200: Published, 201: Published, '4xx': ErrorAnswer },
      },
      config: { permission: { services: releasers } },
    },
    async (request, reply) => {
      const { deployable, version, record } = request.body;
      requireOwn(request.caller, [deployable]);
      const publishing = { deployable, version, record, by: request.caller };
      const { sha256, isNew } = await inTransaction(database, (transaction) => publishVersion(transaction, publishing));
      return reply.code(isNew ? 201 : 200).send({ deployable, version, sha256 });
    },
  );
}

function moveRoute(app: App, database: Database): void {
  app.post(
    '/internal/releases/moves',
    {
      schema: {
        operationId: 'moveReleases',
        summary: 'Gives visitors other versions: all of these moves, or none',
        description: 'Refused when somebody moved since the revision that was seen.',
        again: 'refused',
        errors: {
          share_invalid: 400,
          version_unknown: 404,
          group_split: 409,
          no_stable: 409,
          path_taken: 409,
          revision_moved: 409,
          service_missing: 409,
          shared_missing: 409,
        },
        body: Moves,
        response: { 200: Moved, 409: Refused, '4xx': ErrorAnswer },
      },
      config: { permission: { services: [...releasers, 'admin'] } },
    },
    async (request, reply) => {
      requireOwn(
        request.caller,
        request.body.moves.map(({ deployable }) => deployable),
      );
      const result = await inTransaction(database, (transaction) => moveReleases(transaction, request.body));
      if (result.moved) return { revision: result.revision };
      const message = `Somebody else moved the releases: revision ${result.revision} is in force, not ${request.body.revision}`;
      return reply.code(409).send({ error: message, message, code: 'revision_moved', requestId: request.id, revision: result.revision });
    },
  );
}
