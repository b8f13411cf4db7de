import { childId, conductOfUserId, readChildId } from '../ids/ids.ts';
import type { State } from '../../state/entry.ts';

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

/** Four passes in each experience, none for `empty_…` and `nopass_…` users; a price or sale can be changed by hand. */
export class Passes {
  readonly #state: State;
  readonly #changes = new Map<number, Change>();

  constructor(state: State) {
    this.#state = state;
    for (const entry of state.past()) {
      if (entry.fact === 'pass-changed') this.#changes.set(entry.passId, { price: entry.price, isForSale: entry.isForSale });
    }
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
    this.#state.append({ fact: 'pass-changed', passId: pass.id, price, isForSale });
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
