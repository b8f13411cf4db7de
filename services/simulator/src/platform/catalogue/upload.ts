import type { Section } from '../../state/index.ts';

export interface Upload {
  assetId: number;
  name: string;
  description: string;
  creatorId: number;
  creatorName: string;
  /** Robux that the platform kept for it. */
  fee: number;
  price: number;
}

export const uploadFeeRobux = 10;
const firstUploadId = 3_000_000_001;

export class Uploads {
  readonly #state: Section<Upload>;
  readonly #all: Upload[];

  constructor(state: Section<Upload>) {
    this.#state = state;
    this.#all = [...state.past];
  }

  feesOf(userId: number): number {
    return this.#all.filter(({ creatorId }) => creatorId === userId).reduce((sum, { fee }) => sum + fee, 0);
  }

  /** Newest first. */
  all(): readonly Upload[] {
    return this.#all.toReversed();
  }

  byAssetId(assetId: number): Upload | undefined {
    return this.#all.find((upload) => upload.assetId === assetId);
  }

  add(shirt: Pick<Upload, 'name' | 'description' | 'creatorId' | 'creatorName'>): Upload {
    const upload: Upload = { ...shirt, assetId: firstUploadId + this.#all.length, fee: uploadFeeRobux, price: 5 };
    this.#state.append(upload);
    this.#all.push(upload);
    return upload;
  }
}
