import { sessionInvalid, type PlatformCookie } from './platform-cookie.ts';
import { platformBusy, platformDown } from './platform-http.ts';
import type { Settled } from './shirt-platform.ts';
import { shirtToolErrors } from './shirt-tool-errors.ts';
import { keptTemplate } from './templates.ts';
import type { ShirtToolContext } from './shirt-tool-context.ts';
import { beginUpload, endUpload, uploadUnknown, type UploadIntent } from './upload-record.ts';

/**
 * Uploads a copy of a kept template to the cookie's account. Written down before it is sent, under the action's id, so
 * that a lost answer is known to be lost. @throws what shirt-tool-errors.ts lists
 */
export async function uploadShirt(
  { database, platform }: Omit<ShirtToolContext, 'auditLog' | 'resolve'>,
  actionId: string,
  { cookie, csrfToken, ...intent }: UploadIntent & { cookie: PlatformCookie; csrfToken: string },
): Promise<string> {
  const png = await keptTemplate(database, intent);
  if (png === undefined) throw shirtToolErrors('template_missing', 'Download the template of this shirt first');
  const { id: creatorId } = await platform.accountOf(cookie);
  await beginUpload(database, actionId, intent);
  const outcome = await platform.upload({ name: intent.name, png, creatorId }, { cookie, csrfToken });
  if (outcome.kind === 'uploaded') {
    await endUpload(database, actionId, { state: 'uploaded', uploadedAssetId: outcome.assetId });
    return outcome.assetId;
  }
  await endUpload(database, actionId, { state: outcome.kind === 'unknown' ? 'unknown' : 'failed' });
  throw failureOf(outcome);
}

function failureOf(outcome: Exclude<Settled, { kind: 'uploaded' }>): Error {
  switch (outcome.kind) {
    case 'refused':
      return shirtToolErrors('upload_refused', outcome.reason);
    case 'rate_limited':
      return platformBusy(outcome.retryAfter);
    case 'challenged':
      return shirtToolErrors('challenge_required', 'The platform asks this account to prove itself: sign in there yourself first');
    case 'signed_out':
      return sessionInvalid();
    case 'not_sent':
      return platformDown();
    case 'unknown':
      return uploadUnknown();
    default:
      return outcome satisfies never;
  }
}
