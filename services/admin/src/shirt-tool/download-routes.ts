import { Readable } from 'node:stream';
import { ErrorAnswer, Type, type App } from '@facet/service-kit';
import { downloadTemplate } from './download-template.ts';
import { onOwnAccount } from './on-own-account.ts';
import { parseCookie } from './platform-cookie.ts';
import { requireRights } from './rights.ts';
import { AssetId, Download, Downloaded } from './shirt-schemas.ts';
import { shirtToolErrors } from './shirt-tool-errors.ts';
import type { ShirtToolContext } from './shirt-tool-context.ts';
import { keptTemplate } from './templates.ts';

export function downloadRoutes(app: App, tool: ShirtToolContext): void {
  app.post(
    '/api/rbx/download-template',
    {
      schema: {
        operationId: 'downloadTemplate',
        summary: 'Fetches a shirt’s template from the platform',
        description: 'It is kept for the upload, for a day.',
        again: 'same',
        errors: {
          template_address: 400,
          rights_not_confirmed: 403,
          template_private: 404,
          platform_busy: 429,
          platform_failing: 502,
          template_invalid: 502,
          template_too_large: 502,
          platform_down: 503,
          platform_slow: 504,
        },
        body: Download,
        response: { 200: Downloaded, '4xx': ErrorAnswer, '5xx': ErrorAnswer },
      },
      config: { permission: onOwnAccount, action: 'shirt-template.download' },
    },
    async (request) => {
      const { id: operatorId, sessionId } = request.operator;
      await requireRights(tool.database, { sessionId, operatorId });
      const { assetId, templateUrl, roblosecurityCookie } = request.body;
      const asked = { operatorId, assetId, templateUrl, cookie: parseCookie(roblosecurityCookie) };
      const action = {
        action: 'shirt-template.download',
        object: { type: 'shirt', id: assetId, label: assetId },
        input: { templateUrl },
      };
      const { png, width, height } = await tool.auditLog.record(request, action, async () => {
        const result = await downloadTemplate(tool, asked);
        return { result, after: { size: result.png.length, width: result.width, height: result.height } };
      });
      const message = `Template of ${width}x${height} pixels downloaded`;
      return { templateData: png.toString('base64'), size: png.length, width, height, message };
    },
  );

  app.get(
    '/api/rbx/templates/:assetId',
    {
      schema: {
        operationId: 'showTemplate',
        summary: 'The picture of a template that this operator downloaded within a day',
        errors: { template_missing: 409 },
        params: Type.Object({ assetId: AssetId }),
        response: { 200: { content: { 'image/png': { schema: Type.String() } } }, '4xx': ErrorAnswer },
      },
      config: { permission: onOwnAccount },
    },
    async (request, reply) => {
      const png = await keptTemplate(tool.database, { operatorId: request.operator.id, assetId: request.params.assetId });
      if (png === undefined) throw shirtToolErrors('template_missing', 'This template was not downloaded, or has expired');
      return reply
        .type('image/png')
        .header('cache-control', 'private, no-store')
        .send(Readable.from([png]) as never);
    },
  );
}
