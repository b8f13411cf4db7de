import { childId, conductOfUserId, readChildId } from '../ids/ids.ts';
import type { Section } from '../../state/index.ts';

export interface Pass {
  id: number;
  productId: number;
  sellerId: number;
  universeId: number;
  placeId: number;
  name: string;
  description: string;
  /** Robux; kept while the pass is off sale. */
  price: number;
  isForSale: boolean;
}

const shelf = [
  { name: 'Starter', price: 25 },
  { name: 'Plus', price: 100 },
  { name: 'Premium', price: 250 },
  { name: 'Legend', price: 1_000 },
];

type Change = Pick<Pass, 'price' | 'isForSale'>;
export type PassFact = Change & { passId: number };

/** Four passes in each experience, none for `empty_…` and `nopass_…` users; a price or sale can be changed by hand. */
export class Passes {
  readonly #state: Section<PassFact>;
  readonly #changes = new Map<number, Change>();

  constructor(state: Section<PassFact>) {
    this.#state = state;
    for (const { passId, ...change } of state.past) this.#changes.set(passId, change);
  }

  ofUser(userId: number): Pass[] {
    return [0, 1].flatMap((experience) => this.#onShelf(userId, experience));
  }

  ofUniverse(universeId: number): Pass[] {
    const owner = readChildId('universe', universeId);
    return owner === null ? [] : this.#onShelf(owner.userId, owner.experience);
  }

  byId(passId: number): Pass | null {
    return this.#find('pass', passId);
  }

  byProductId(productId: number): Pass | null {
    return this.#find('product', productId);
  }

  change(pass: Pass, change: Partial<Change>): Pass {
    const { price, isForSale } = { ...pass, ...change };
    this.#changes.set(pass.id, { price, isForSale });
    this.#state.append({ passId: pass.id, price, isForSale });
    return { ...pass, price, isForSale };
  }

  #find(kind: 'pass' | 'product', id: number): Pass | null {
    const place = readChildId(kind, id);
    return place === null ? null : (this.#onShelf(place.userId, place.experience)[place.pass] ?? null);
  }

  #onShelf(userId: number, experience: number): Pass[] {
    const conduct = conductOfUserId(userId);
    if (conduct === null || conduct === 'empty' || conduct === 'nopass') return [];
    return shelf.map(({ name, price }, pass) => {
      const id = childId('pass', { userId, experience, pass });
      return {
        id,
        productId: childId('product', { userId, experience, pass }),
        sellerId: userId,
        universeId: childId('universe', { userId, experience, pass: 0 }),
        placeId: childId('place', { userId, experience, pass: 0 }),
        name: `${name} pass`,
        description: `Costs ${price} on the simulated game platform.`,
        ...(this.#changes.get(id) ?? { price, isForSale: true }),
      };
    });
  }
}
