import { Type, type Static } from 'typebox';

const offerFault = Type.Optional(Type.Union([Type.Literal('error'), Type.Literal('hang'), Type.Literal('malformed')]));

/** What can go wrong on demand. Absent: everything works. */
export const faultsSchema = Type.Object(
  {
    purchase: Type.Optional(
      Type.Union([Type.Literal('rate-limited'), Type.Literal('timeout-after-buying'), Type.Literal('error'), Type.Literal('challenge')]),
    ),
    upload: Type.Optional(
      Type.Union([Type.Literal('rate-limited'), Type.Literal('timeout-after-uploading'), Type.Literal('error'), Type.Literal('challenge')]),
    ),
    platform: Type.Optional(Type.Union([Type.Literal('error'), Type.Literal('rate-limited'), Type.Literal('hang')])),
    /** Of a wall's list of offers alone. */
    offers: Type.Optional(Type.Object({ a: offerFault, b: offerFault, c: offerFault, d: offerFault }, { additionalProperties: false })),
    latencyMs: Type.Optional(Type.Integer({ minimum: 0, maximum: 60_000 })),
  },
  { additionalProperties: false },
);
export type FaultsInForce = Static<typeof faultsSchema>;

export class Faults {
  #inForce: FaultsInForce = {};

  get inForce(): Readonly<FaultsInForce> {
    return this.#inForce;
  }

  replace(faults: FaultsInForce): void {
    this.#inForce = faults;
  }
}
