import { IdempotencyKey, ErrorAnswer, uuidv7, type App } from '@facet/service-kit';
import { onOwnAccount } from './on-own-account.ts';
import { parseCookie } from './platform-cookie.ts';
import { requireRights } from './rights.ts';
import { Upload, Uploaded } from './shirt-schemas.ts';
import type { ShirtToolContext } from './shirt-tool-context.ts';
import { earlierUpload } from './upload-record.ts';
import { uploadShirt } from './upload-shirt.ts';

export function uploadRoutes(app: App, tool: ShirtToolContext): void {
  const { database } = tool;

  app.post(
    '/api/rbx/upload-shirt',
    {
      schema: {
        operationId: 'uploadShirt',
        summary: 'Uploads a copy of a downloaded template to the cookie’s account',
        description: '`upload_unknown`: the platform did not say; the same key asks again.',
        errors: {
          session_invalid: 400,
          upload_refused: 400,
          challenge_required: 403,
          rights_not_confirmed: 403,
          template_missing: 409,
          upload_running: 409,
          key_reused: 422,
          platform_busy: 429,
          upload_unknown: 504,
        },
        headers: IdempotencyKey,
        body: Upload,
        response: { 200: Uploaded, '4xx': ErrorAnswer, '5xx': ErrorAnswer },
      },
      config: { permission: onOwnAccount, action: 'shirt.upload' },
    },
    async (request) => {
      const { id: operatorId, sessionId } = request.operator;
      await requireRights(database, { sessionId, operatorId });
      const { assetId, name, roblosecurityCookie, csrfToken } = request.body;
      const cookie = parseCookie(roblosecurityCookie);
      const intent = { operatorId, key: request.headers['idempotency-key'] ?? uuidv7(), assetId, name };
      const earlier = await earlierUpload(database, intent);
      if (earlier !== undefined) return { uploadedAssetId: earlier, message: `${name} was uploaded before` };
      const action = { action: 'shirt.upload', object: { type: 'shirt', id: assetId, label: name } };
      const uploadedAssetId = await tool.auditLog.record(request, action, async (actionId) => {
        const result = await uploadShirt(tool, actionId, { ...intent, cookie, csrfToken });
        return { result, after: { uploadedAssetId: result } };
      });
      return { uploadedAssetId, message: `${name} uploaded` };
    },
  );
}
