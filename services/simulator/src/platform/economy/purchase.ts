import { randomUUID } from 'node:crypto';
import type { Pass } from '../game-passes/passes.ts';
import type { Section } from '../../state/index.ts';

export interface Purchase {
  id: string;
  buyerId: number;
  sellerId: number;
  passId: number;
  productId: number;
  passName: string;
  /** Robux. */
  price: number;
  /** ISO 8601. */
  at: string;
}

export interface Order {
  expectedPrice: number;
  expectedSellerId: number;
}

export type Refusal = 'AlreadyOwned' | 'NotForSale' | 'PriceChanged' | 'SellerChanged' | 'InsufficientFunds';

export class Purchases {
  readonly #state: Section<Purchase>;
  readonly #all: Purchase[];

  constructor(state: Section<Purchase>) {
    this.#state = state;
    this.#all = [...state.past];
  }

  /** Newest first. */
  all(): Purchase[] {
    return this.#all.toReversed();
  }

  /** Newest first. */
  by(buyerId: number): Purchase[] {
    return this.all().filter((purchase) => purchase.buyerId === buyerId);
  }

  spentBy(buyerId: number): number {
    return this.by(buyerId).reduce((sum, { price }) => sum + price, 0);
  }

  salesOf(passId: number): number {
    return this.#all.filter((purchase) => purchase.passId === passId).length;
  }

  /** The creator of a pass holds it; everybody else must have bought it. */
  owns(userId: number, pass: Pass): boolean {
    return pass.sellerId === userId || this.#all.some(({ buyerId, passId }) => buyerId === userId && passId === pass.id);
  }

  /** Why the platform would refuse; null when it would sell. */
  refusal(buyerId: number, pass: Pass, order: Order, robux: number): Refusal | null {
    if (this.owns(buyerId, pass)) return 'AlreadyOwned';
    if (!pass.isForSale) return 'NotForSale';
    if (pass.price !== order.expectedPrice) return 'PriceChanged';
    if (pass.sellerId !== order.expectedSellerId) return 'SellerChanged';
    if (robux < pass.price) return 'InsufficientFunds';
    return null;
  }

  commit(buyerId: number, pass: Pass): Purchase {
    const purchase: Purchase = {
      id: randomUUID(),
      buyerId,
      sellerId: pass.sellerId,
      passId: pass.id,
      productId: pass.productId,
      passName: pass.name,
      price: pass.price,
      at: new Date().toISOString(),
    };
    this.#state.append(purchase);
    this.#all.push(purchase);
    return purchase;
  }
}
