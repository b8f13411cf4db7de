import { Type } from '@facet/service-kit';

const closed = { additionalProperties: false };
export const AssetId = Type.String({ pattern: '^[0-9]{1,19}$' });
/** Empty ones have a refusal of their own. */
const Cookie = Type.String({ maxLength: 4096, description: 'of the operator’s account on the platform; used for this call, never kept' });
const Message = Type.String();

export const Authenticate = Type.Object({ roblosecurityCookie: Cookie }, closed);
export const Authenticated = Type.Object({
  userInfo: Type.Object({ displayName: Type.String(), name: Type.String() }),
  csrfToken: Type.String(),
  message: Message,
});

export const Shirts = Type.Object({
  shirts: Type.Array(
    Type.Object({ assetId: AssetId, name: Type.String(), templateUrl: Type.String({ description: 'for download-template' }) }),
  ),
});

export const Confirmed = Type.Object({
  confirmedAt: Type.String({ format: 'date-time', description: 'when this session first confirmed' }),
  message: Message,
});

export const Download = Type.Object(
  {
    assetId: AssetId,
    templateUrl: Type.String({ minLength: 1, maxLength: 2000, description: 'at one of the platform’s asset hosts' }),
    roblosecurityCookie: Cookie,
  },
  closed,
);
export const Downloaded = Type.Object({
  templateData: Type.String({ description: 'the PNG, base64' }),
  size: Type.Integer({ description: 'bytes of the PNG' }),
  width: Type.Integer({ description: 'pixels; the platform’s classic template has 585' }),
  height: Type.Integer({ description: 'pixels; the platform’s classic template has 559' }),
  message: Message,
});

export const Upload = Type.Object(
  {
    assetId: AssetId,
    name: Type.String({ minLength: 1, maxLength: 100, pattern: '^[^\\u0000-\\u001f\\u007f]+$', description: 'the copy’s' }),
    roblosecurityCookie: Cookie,
    csrfToken: Type.String({ minLength: 1, maxLength: 200, pattern: '^[\\x21-\\x7e]+$' }),
  },
  closed,
);
export const Uploaded = Type.Object({ uploadedAssetId: AssetId, message: Message });
