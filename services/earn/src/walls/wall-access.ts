/** What an operator, or the environment, has said of a provider; `null` is not said. */
export interface WallAccess {
  /** Listed for members, and credited. */
  readonly isEnabled: boolean;
  /** Without one nothing is believed, and the provider's address does not exist. */
  readonly secret: string | null;
  /** SHA-256 of what its postback address may end with. None: its address does not exist. */
  readonly tokenHashes: readonly Buffer[];
  readonly publicIds: Readonly<Record<string, string>>;
  /** Of a provider whose data file has no address: https, with {memberId}. */
  readonly frameAddress: string | null;
  readonly range: string | null;
  readonly holdDays: number;
  readonly capHundredths: bigint;
  /** Addresses and CIDR ranges; empty: from anywhere, the signature has to do. */
  readonly allowedSenders: readonly string[];
  /** What members should get for a dollar that the provider pays us; null: not compared. */
  readonly ratePerUsdHundredths: bigint | null;
  /** How far off a reward may be before an operator is told. */
  readonly rateTolerancePercent: number;
}

/** Where they are kept. */
export interface WallAccessSource {
  of(id: string): Promise<WallAccess>;
}
