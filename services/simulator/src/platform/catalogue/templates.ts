import { shirtByAssetId } from './shirts.ts';

/** Which shirts' templates their owners have hidden, until the simulator ends. */
export class Templates {
  readonly #hidden = new Set<number>();

  /** False when there is no such shirt. */
  hide(assetId: number, isHidden: boolean): boolean {
    if (shirtByAssetId(assetId) === undefined) return false;
    if (isHidden) this.#hidden.add(assetId);
    else this.#hidden.delete(assetId);
    return true;
  }

  isHidden(assetId: number): boolean {
    return this.#hidden.has(assetId);
  }
}
