import { ErrorAnswer, type App } from '@facet/service-kit';
import { downloadTemplate } from './download-template.ts';
import { parseCookie } from './platform-cookie.ts';
import { requireRights } from './rights.ts';
import { Download, Downloaded } from './shirt-schemas.ts';
import type { ShirtToolContext } from './shirt-tool-context.ts';

export function downloadRoutes(app: App, tool: ShirtToolContext): void {
  app.post(
    '/api/rbx/download-template',
    {
      schema: {
        operationId: 'downloadTemplate',
        summary: 'Fetches a shirt’s template from the platform and keeps it for the upload, for a day',
        body: Download,
        response: { 200: Downloaded, '4xx': ErrorAnswer, '5xx': ErrorAnswer },
      },
      config: { permission: { operator: 'admin' } },
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
      const { png, width, height } = await tool.trail.act(request, action, async () => {
        const result = await downloadTemplate(tool, asked);
        return { result, after: { size: result.png.length, width: result.width, height: result.height } };
      });
      const message = `Template of ${width}x${height} pixels downloaded`;
      return { templateData: png.toString('base64'), size: png.length, width, height, message };
    },
  );
}
