import { beginEvents, ErrorAnswer, Type, type App, type Database } from '@facet/service-kit';
import { refuseDisabled } from '../members/index.ts';
import { Stream } from './stream.ts';
import type { Streams } from './streams.ts';

const description =
  'Server-sent events: `balance` {balance, totalEarned, delta, type, provider?}, first a snapshot (type snapshot, delta 0.00), then each change, with the provider’s name where a wall paid or took back; `notice` {} when something new is in the inbox. It ends with the session.';

/** The live balance. Streams end when the service closes, since an open one would hold the close up. */
export function liveRoutes(app: App, { database, streams }: { database: Database; streams: Streams }): void {
  app.addHook('preClose', async () => streams.endAll());

  app.get(
    '/api/live',
    {
      schema: {
        operationId: 'openLiveStream',
        summary: 'What changes for this member, as it happens',
        description,
        errors: { account_disabled: 403 },
        produces: ['text/event-stream'],
        response: { 200: Type.String(), '4xx': ErrorAnswer },
      },
      config: { permission: 'member', otel: false },
    },
    async (request, reply) => {
      const { id: memberId, sessionId, expiresAtSeconds } = request.member;
      await refuseDisabled(database, memberId);
      const stream = new Stream({ memberId, sessionId });
      streams.add(stream);
      try {
        const snapshot = await streams.snapshotOf(memberId);
        const response = beginEvents(reply);
        response.once('close', () => streams.remove(stream));
        stream.begin(response, snapshot, expiresAtSeconds);
      } catch (error) {
        streams.remove(stream);
        throw error;
      }
    },
  );
}
