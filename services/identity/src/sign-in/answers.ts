import { Type } from '@facet/service-kit';

const text = (description: string) => Type.String({ description });

/** 202: a new member is asked to join the operator's group and to complete the registration. */
const GroupStep = Type.Object(
  {
    requiresGroupMembership: Type.Literal(true),
    username: text('as the game platform spells it'),
    profilePicture: Type.Union([Type.String(), Type.Null()]),
    error: Type.Null(),
  },
  { $id: 'GroupStep' },
);

/** 202: this device has not been seen with the account and is asked to prove that it owns it. */
const DeviceProofStep = Type.Object(
  {
    requiresDeviceProof: Type.Literal(true),
    username: text('as the game platform spells it'),
    phrase: text('words to put into the public profile text of the account'),
    expiresAt: Type.String({ format: 'date-time' }),
    error: Type.Null(),
  },
  { $id: 'DeviceProofStep' },
);

export const NextStep = Type.Union([GroupStep, DeviceProofStep]);
