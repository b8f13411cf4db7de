import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { hang } from '../../faults/index.ts';
import { pngSize } from '../../png/index.ts';
import { challengeRequired, internalError, legacyError, tooManyRequests } from '../platform-error.ts';
import type { PlatformPlugin } from '../platform.ts';
import { templateHeight, templateWidth } from './template-picture.ts';
import { uploadFeeRobux } from './upload.ts';

const largestUploadBytes = 5 * 1024 * 1024;
const longestName = 50;
const badTemplateOrName = 16;

const configSchema = Type.Object({
  name: Type.String(),
  description: Type.Optional(Type.String()),
  creatorTargetId: Type.Optional(Type.Union([Type.Integer(), Type.String()])),
  creatorType: Type.Optional(Type.Union([Type.Integer(), Type.String()])),
});

/**
 * itemconfiguration.roblox.com: multipart `media` (a 585x559 PNG) and `config` (JSON). Each success costs 10 Robux.
 * It fails on a wrong picture or name, on an empty purse, and on a name with the word "moderated" in it.
 */
export const uploadRoutes: PlatformPlugin = (app, { platform }, done) => {
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer', bodyLimit: largestUploadBytes }, (_request, body, parsed) => {
    parsed(null, body);
  });

  app.post('/v1/avatar-assets/11/upload', { bodyLimit: largestUploadBytes }, async (request, reply) => {
    const { person } = platform.bots.allowedToChange(request);
    const fault = platform.faults.inForce.upload;
    if (fault === 'rate-limited') throw tooManyRequests();
    if (fault === 'error') throw internalError();
    if (fault === 'challenge') throw challengeRequired(randomUUID());
    const { media, config } = await readParts(request);
    const size = pngSize(media);
    if (size?.width !== templateWidth || size.height !== templateHeight) {
      throw legacyError(400, badTemplateOrName, `The template must be a PNG of ${templateWidth}x${templateHeight} pixels.`);
    }
    const name = config.name.trim();
    if (name === '' || name.length > longestName) throw legacyError(400, badTemplateOrName, 'The name is empty or too long.');
    if (/moderated/i.test(name)) throw legacyError(400, badTemplateOrName, 'The name was moderated.');
    if (platform.robuxOf(person.id) < uploadFeeRobux) throw legacyError(400, 12, 'Insufficient funds for the upload fee.');
    const upload = platform.uploads.add({ name, description: config.description ?? '', creatorId: person.id, creatorName: person.name });
    if (fault === 'timeout-after-uploading') {
      hang(reply);
      return reply;
    }
    return { assetId: upload.assetId };
  });
  done();
};

async function readParts(request: FastifyRequest) {
  const malformed = () => legacyError(400, 0, 'The upload needs the parts media and config.');
  if (!Buffer.isBuffer(request.body)) throw malformed();
  const form = await new Response(new Uint8Array(request.body), { headers: { 'content-type': request.headers['content-type'] ?? '' } })
    .formData()
    .catch(() => null);
  const media = form?.get('media');
  const config = readJson(form?.get('config'));
  if (!(media instanceof Blob) || !Value.Check(configSchema, config)) throw malformed();
  return { media: Buffer.from(await media.arrayBuffer()), config };
}

function readJson(part: unknown): unknown {
  try {
    return typeof part === 'string' ? (JSON.parse(part) as unknown) : null;
  } catch {
    return null;
  }
}
