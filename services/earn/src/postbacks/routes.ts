import { type App, ErrorAnswer, httpErrors, Type } from '@facet/service-kit';
import type { FastifyRequest } from 'fastify';
import { catalogue, plainAddress, recipeOf, takesToken } from '../walls/index.ts';
import type { Arrival } from './postback.ts';
import type { PostbackContext } from './process-postback.ts';
import { receivePostback } from './receive-postback.ts';
import { Strangers } from './strangers.ts';

/** A postback is some hundred bytes; what strangers send is kept as well. */
const BODY_LIMIT_BYTES = 8_192;
const Text = { content: { 'text/plain': { schema: Type.String() } } };

const Provider = Type.String({ description: 'a, b, c, d, or the id of another provider' });
const bare = {
  url: '/api/postbacks/:provider',
  params: Type.Object({ provider: Provider }),
  description:
    'Each provider signs in its own way, and reads its own words as the answer. Once an operator has made its address, only that one is known.',
};
const addressed = {
  url: '/api/postbacks/:provider/:token',
  params: Type.Object({
    provider: Provider,
    token: Type.String({ description: 'the last part of the address that the operator was told' }),
  }),
  description:
    'Each provider signs in its own way, and reads its own words as the answer. Another token is answered as an unknown provider is.',
};

/**
 * `GET|POST /api/postbacks/{provider}/{token}`: the walls' server-to-server call. No session; each provider's own
 * address and way of signing.
 */
export function postbackRoutes(app: App, context: PostbackContext): void {
  const strangers = new Strangers();
  void app.register(async (scope: App) => {
    // Signatures cover bytes, so nothing may parse the body first.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES }, (_request, body, done) => done(null, body));
    for (const [method, { url, params, description }, operationId] of [
      ['GET', bare, 'receivePostback'],
      ['POST', bare, 'receivePostedPostback'],
      ['GET', addressed, 'receiveAddressedPostback'],
      ['POST', addressed, 'receivePostedAddressedPostback'],
    ] as const)
      scope.route({
        method,
        url,
        exposeHeadRoute: false,
        schema: {
          operationId,
          summary: 'Takes a wall’s report of what a member earned, or that it takes it back',
          description,
          again: 'same',
          errors: { not_found: 404, payload_too_large: 413, unsupported_media_type: 415 },
          params,
          response: {
            200: { description: 'taken, in the wall’s own words', ...Text },
            403: { description: 'not signed, or not from an address of this wall', ...Text },
            404: ErrorAnswer,
            422: { description: 'malformed, or above the cap', ...Text },
            503: { description: 'to be sent again', ...Text },
          },
        },
        config: { permission: 'anyone', secretParams: ['token'] },
        handler: async (request, reply) => {
          const arrival = arrivalOf(request);
          await assertKnown(context, arrival.wall, request.params);
          const answer = await receivePostback(context, strangers, arrival);
          if (answer.holdOffSeconds > 0) void reply.header('x-hold-off', answer.holdOffSeconds);
          return reply.code(answer.status).type('text/plain; charset=utf-8').send(answer.body);
        },
      });
  });
}

/** A provider without a secret is nobody yet; at another address than its own it is nobody either, and counted. */
async function assertKnown({ settings, metrics }: PostbackContext, wall: string, params: unknown): Promise<void> {
  const access = await settings.of(wall);
  if (access.secret === null) throw noSuchWall();
  const { token } = params as { token?: string };
  if (token !== '' && takesToken(access, token ?? '')) return;
  metrics.count(wall, { verdict: 'refused', reason: 'token' });
  throw noSuchWall();
}

const noSuchWall = () => httpErrors('not_found', 'There is no such wall');

function arrivalOf(request: FastifyRequest): Arrival {
  const { provider } = request.params as { provider: string };
  if (!catalogue.has(provider)) throw noSuchWall();
  return {
    wall: provider,
    method: request.method,
    target: request.raw.url ?? '',
    headers: headersThatMatter(request, recipeOf(provider).signature.at),
    body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
    address: plainAddress(oneValue(request.headers['x-real-ip']) ?? request.socket.remoteAddress ?? ''),
  };
}

function headersThatMatter(request: FastifyRequest, signedAt: { parameter: string } | { header: string }): Record<string, string> {
  const names = ['content-type', 'user-agent', ...('header' in signedAt ? [signedAt.header] : [])];
  const given = names.map((name) => [name, oneValue(request.headers[name])] as const);
  return Object.fromEntries(given.filter((pair): pair is readonly [string, string] => pair[1] !== undefined));
}

const oneValue = (header: string | string[] | undefined): string | undefined => (Array.isArray(header) ? header.join(', ') : header);
