import { assetAddress } from './asset-hosts.ts';
import { fetchAsset } from './fetch-asset.ts';
import type { PlatformCookie } from './platform-cookie.ts';
import { pngSize, type PictureSize } from './png-rules.ts';
import type { ShirtToolContext } from './shirt-tool-context.ts';
import { shirtToolErrors } from './shirt-tool-errors.ts';
import { keepTemplate } from './templates.ts';
import { templateImageId } from './template-document.ts';

export interface Template extends PictureSize {
  png: Buffer;
}

/**
 * Fetches a shirt's template and keeps it for the upload. The address leads to the picture itself, or to the shirt's
 * document, which names it.
 * @throws what shirt-tool-errors.ts lists
 */
export async function downloadTemplate(
  { database, platform, resolve }: Omit<ShirtToolContext, 'auditLog'>,
  asked: { operatorId: string; assetId: string; templateUrl: string; cookie: PlatformCookie },
): Promise<Template> {
  const fetching = { platform: platform.addresses, resolve, cookie: asked.cookie, signal: platform.deadline() };
  let bytes = await fetchAsset(assetAddress(asked.templateUrl, platform.addresses), fetching);
  const imageId = pngSize(bytes) === null ? templateImageId(bytes) : null;
  if (imageId !== null) bytes = await fetchAsset(assetAddress(platform.addresses.asset(imageId).href, platform.addresses), fetching);
  const size = pngSize(bytes);
  if (size === null) throw shirtToolErrors('template_invalid', 'The platform did not send a PNG picture');
  await keepTemplate(database, asked, bytes);
  return { png: bytes, ...size };
}
