import { ErrorAnswer, Type, type App, type Database } from '@facet/service-kit';
import { issuePreview } from './issue-preview.ts';
import { plainText } from './schemas.ts';
import { VersionName } from './deployable.ts';

const MAX_MINUTES = 24 * 60;
/** Only what runs in a browser can differ from one browser to the next. */
export const FrontEnd = Type.String({ pattern: '^(shell|mfe-[a-z][a-z0-9]*(-[a-z0-9]+)*)$', examples: ['mfe-wallet'] });

const Preview = Type.Object(
  {
    overrides: Type.Record(FrontEnd, VersionName, {
      additionalProperties: false,
      minProperties: 1,
      maxProperties: 20,
      description: 'deployable to version',
    }),
    expiresInMinutes: Type.Integer({ minimum: 1, maximum: MAX_MINUTES }),
    by: plainText(100),
  },
  { additionalProperties: false },
);

export function previewRoutes(app: App, context: { database: Database; keyFile: string }): void {
  app.post(
    '/internal/releases/previews',
    {
      schema: {
        operationId: 'issuePreview',
        summary: 'Makes a signed token that shows one browser other versions',
        description: 'It ends by itself.',
        again: 'more',
        errors: { version_unknown: 404 },
        body: Preview,
        response: { 200: Type.Object({ token: Type.String(), expiresAt: Type.String({ format: 'date-time' }) }), '4xx': ErrorAnswer },
      },
      config: { permission: { services: ['releaser', 'admin'] } },
    },
    async (request) => {
      const preview = await issuePreview(context, request.body);
      const { overrides, by } = request.body;
      request.log.info({ overrides, by, expiresAt: preview.expiresAt }, 'preview issued');
      return preview;
    },
  );
}
