import { gzipSync } from 'node:zlib';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { legacyError, PlatformError } from '../platform-error.ts';
import { idSchema, type PlatformPlugin } from '../platform.ts';
import { shirtByAssetId, shirtByImageId } from './shirts.ts';
import { templatePicture } from './template-picture.ts';

const assetParams = Type.Object({ assetId: idSchema });
const apiKey = 'sim-key';

/**
 * assetdelivery.roblox.com (with a cookie, since 2 April 2025) and the asset-delivery-api (with `x-api-key: sim-key`).
 * A shirt is an XML document that names the id of its picture; a picture is a PNG. Both come from the CDN.
 */
export const assetRoutes: PlatformPlugin = (app, { platform }, done) => {
  const assetQuery = Type.Object({ id: idSchema });
  app.get('/v1/asset', { schema: { querystring: assetQuery } }, (request, reply) => {
    platform.bots.signedIn(request);
    requireAccess(request.query.id);
    return reply.redirect(locationOf(request, request.query.id), 302);
  });

  app.get('/v2/assetId/:assetId', { schema: { params: assetParams } }, (request) => {
    platform.bots.signedIn(request);
    const { assetId } = request.params;
    requireAccess(assetId);
    return {
      locations: [{ assetFormat: 'source', location: locationOf(request, assetId) }],
      requestId: request.id,
      IsArchived: false,
      assetTypeId: shirtByAssetId(assetId) === undefined ? 1 : 11,
    };
  });

  app.get('/asset-delivery-api/v1/assetId/:assetId', { schema: { params: assetParams } }, (request) => {
    if (request.headers['x-api-key'] !== apiKey) throw new PlatformError(401, { code: 0, message: 'Invalid API Key' });
    return { location: locationOf(request, request.params.assetId) };
  });

  app.get('/cdn/assets/:assetId', { schema: { params: assetParams } }, (request, reply) => {
    const { assetId } = request.params;
    const shirt = shirtByAssetId(assetId);
    if (shirt !== undefined) {
      return reply
        .type('application/octet-stream')
        .header('content-encoding', 'gzip')
        .send(gzipSync(shirtDocument(shirt.imageId)));
    }
    if (shirtByImageId(assetId) === undefined) throw legacyError(404, 404, 'Request asset was not found');
    return reply.type('image/png').send(templatePicture(assetId));
  });
  function requireAccess(assetId: number): void {
    if (platform.templates.isHidden(assetId)) throw legacyError(403, 403, 'User is not authorized to access Asset.');
  }
  done();
};

function locationOf(request: FastifyRequest, assetId: number): string {
  if (shirtByAssetId(assetId) === undefined && shirtByImageId(assetId) === undefined) {
    throw legacyError(404, 404, 'Request asset was not found');
  }
  return `${request.protocol}://${request.host}/cdn/assets/${assetId}`;
}

function shirtDocument(imageId: number): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<roblox xmlns:xmime="http://www.w3.org/2005/05/xmlmime" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" version="4">
  <External>null</External>
  <External>nil</External>
  <Item class="Shirt" referent="RBX0">
    <Properties>
      <Content name="ShirtTemplate">
        <url>http://www.roblox.com/asset/?id=${imageId}</url>
      </Content>
      <string name="Name">Shirt</string>
      <bool name="archivable">true</bool>
    </Properties>
  </Item>
</roblox>
`;
}
