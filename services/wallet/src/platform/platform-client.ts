import { Type } from '@facet/service-kit';
import type { PlatformHttp } from '@facet/service-kit/outward';

/** Numbers are read as text (see PlatformHttp). */
export const Id = Type.String({ pattern: '^[0-9]{1,19}$' });
const Nullable = <Schema extends ReturnType<typeof Type.String>>(schema: Schema) => Type.Union([schema, Type.Null()]);
const Price = Nullable(Type.String({ pattern: '^[0-9]{1,12}$' }));
const NextCursor = Type.Optional(Nullable(Type.String({ maxLength: 2000 })));

const Games = Type.Object({
  data: Type.Array(
    Type.Object({ id: Id, name: Type.String(), rootPlace: Type.Optional(Type.Union([Type.Object({ id: Id }), Type.Null()])) }),
  ),
  nextPageCursor: NextCursor,
});
const PlaceUniverse = Type.Object({ universeId: Nullable(Id) });
const Passes = Type.Object({
  gamePasses: Type.Array(
    Type.Object({
      id: Id,
      name: Type.String(),
      displayName: Type.Optional(Nullable(Type.String())),
      displayDescription: Type.Optional(Nullable(Type.String())),
      price: Price,
      isForSale: Type.Boolean(),
      creator: Type.Object({ creatorType: Type.String(), creatorId: Id }),
    }),
  ),
  nextPageToken: NextCursor,
});
const ProductInfo = Type.Object({
  TargetId: Id,
  ProductId: Id,
  Name: Type.String(),
  PriceInRobux: Price,
  IsForSale: Type.Boolean(),
  Creator: Type.Object({ CreatorType: Type.String(), CreatorTargetId: Id }),
});
const PassDetails = Type.Object({ placeId: Id });
const Memberships = Type.Object({ data: Type.Array(Type.Object({ group: Type.Object({ id: Id }) })) });

const PAGES_MAX = 5;

export interface Experience {
  experienceId: string;
  placeId: string;
  name: string;
}

export interface ListedGamepass {
  id: string;
  name: string;
  displayName: string;
  description: string;
  /** Whole R$; null when it is not for sale. */
  price: bigint | null;
  sellerUserId: string | null;
}

export interface Gamepass {
  id: string;
  productId: string;
  name: string;
  price: bigint | null;
  /** Null when a group sells it. */
  sellerUserId: string | null;
}

/** What the wallet asks of the game platform. Every call may throw a platform error. */
export class PlatformClient {
  readonly #http: PlatformHttp;

  constructor(http: PlatformHttp) {
    this.#http = http;
  }

  /** A user's public experiences. */
  async experiencesOf(userId: string): Promise<Experience[]> {
    const experiences: Experience[] = [];
    let cursor = '';
    for (let page = 0; page < PAGES_MAX; page++) {
      const path = `/v2/users/${userId}/games?accessFilter=2&limit=50&sortOrder=Asc&cursor=${encodeURIComponent(cursor)}`;
      const answer = await this.#http.ask({ host: 'games', path, answer: Games });
      for (const { id, name, rootPlace } of answer?.data ?? []) {
        if (rootPlace) experiences.push({ experienceId: id, placeId: rootPlace.id, name });
      }
      if (!answer?.nextPageCursor) break;
      cursor = answer.nextPageCursor;
    }
    return experiences;
  }

  /** The experience that a place belongs to; undefined: no such place. */
  async universeOf(placeId: string): Promise<string | undefined> {
    const answer = await this.#http.ask({ host: 'apis', path: `/universes/v1/places/${placeId}/universe`, answer: PlaceUniverse });
    return answer?.universeId ?? undefined;
  }

  async gamepassesOf(universeId: string): Promise<ListedGamepass[]> {
    const passes: ListedGamepass[] = [];
    let token = '';
    for (let page = 0; page < PAGES_MAX; page++) {
      const path = `/game-passes/v1/universes/${universeId}/game-passes?passView=Full&pageSize=100&pageToken=${encodeURIComponent(token)}`;
      const answer = await this.#http.ask({ host: 'apis', path, answer: Passes });
      for (const pass of answer?.gamePasses ?? []) {
        passes.push({
          id: pass.id,
          name: pass.name,
          displayName: pass.displayName || pass.name,
          description: pass.displayDescription ?? '',
          price: priceOf(pass.isForSale, pass.price),
          sellerUserId: pass.creator.creatorType === 'User' ? pass.creator.creatorId : null,
        });
      }
      if (!answer?.nextPageToken) break;
      token = answer.nextPageToken;
    }
    return passes;
  }

  /** Undefined: no such gamepass. */
  async gamepass(gamepassId: string, withinMs?: number): Promise<Gamepass | undefined> {
    const answer = await this.#http.ask({
      host: 'apis',
      path: `/game-passes/v1/game-passes/${gamepassId}/product-info`,
      answer: ProductInfo,
      withinMs,
    });
    if (!answer || answer.TargetId !== gamepassId) return undefined;
    return {
      id: gamepassId,
      productId: answer.ProductId,
      name: answer.Name,
      price: priceOf(answer.IsForSale, answer.PriceInRobux),
      sellerUserId: answer.Creator.CreatorType === 'User' ? answer.Creator.CreatorTargetId : null,
    };
  }

  /** The place in whose experience a gamepass is sold. */
  async placeOf(gamepassId: string): Promise<string | undefined> {
    const answer = await this.#http.ask({ host: 'apis', path: `/game-passes/v1/game-passes/${gamepassId}/details`, answer: PassDetails });
    return answer?.placeId;
  }

  async isInGroup(userId: string, groupId: string): Promise<boolean> {
    const path = `/v2/users/${userId}/groups/roles?includeLocked=true`;
    const answer = await this.#http.ask({ host: 'groups', path, answer: Memberships });
    return answer?.data.some((membership) => membership.group.id === groupId) ?? false;
  }

  async owns(userId: string, gamepassId: string, withinMs?: number): Promise<boolean> {
    const path = `/v1/users/${userId}/items/1/${gamepassId}/is-owned`;
    return (await this.#http.ask({ host: 'inventory', path, answer: Type.Boolean(), withinMs })) ?? false;
  }
}

function priceOf(isForSale: boolean, price: string | null): bigint | null {
  return isForSale && price !== null ? BigInt(price) : null;
}
