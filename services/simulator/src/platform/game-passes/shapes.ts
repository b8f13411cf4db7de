import type { Pass } from './passes.ts';

/** The platform shows one pass in four shapes; a pass that is off sale shows no price in any. */
const iconAssetId = 4_000_000_001;
const changed = '2025-01-20T12:00:00.000Z';

const shownPrice = (pass: Pass): number | null => (pass.isForSale ? pass.price : null);

export function listedPass(pass: Pass, sellerName: string) {
  return {
    id: pass.id,
    productId: pass.productId,
    name: pass.name,
    displayName: pass.name,
    displayDescription: pass.description,
    price: shownPrice(pass),
    isForSale: pass.isForSale,
    isOwned: false,
    creator: { creatorType: 'User', creatorId: pass.sellerId, name: sellerName, deprecatedId: pass.sellerId },
    displayIconImageAssetId: iconAssetId,
    created: changed,
    updated: changed,
  };
}

export function heldPass(pass: Pass, sellerName: string) {
  return {
    gamePassId: pass.id,
    name: pass.name,
    description: pass.description,
    isForSale: pass.isForSale,
    price: shownPrice(pass),
    iconAssetId,
    creator: { creatorType: 'User', creatorId: pass.sellerId, name: sellerName },
  };
}

export function productInfo(pass: Pass, sellerName: string, sales: number) {
  return {
    TargetId: pass.id,
    ProductType: 'Game Pass',
    AssetId: 0,
    ProductId: pass.productId,
    Name: pass.name,
    Description: pass.description,
    AssetTypeId: 34,
    Creator: { Id: pass.sellerId, Name: sellerName, CreatorType: 'User', CreatorTargetId: pass.sellerId },
    IconImageAssetId: iconAssetId,
    Created: changed,
    Updated: changed,
    PriceInRobux: shownPrice(pass),
    IsForSale: pass.isForSale,
    Sales: sales,
    MinimumMembershipLevel: 0,
  };
}

export function details(pass: Pass) {
  return {
    gamePassId: pass.id,
    name: pass.name,
    description: pass.description,
    isForSale: pass.isForSale,
    price: shownPrice(pass),
    iconAssetId,
    placeId: pass.placeId,
    marketPlaceFeesPercentage: 30,
    createdTimestamp: changed,
    updatedTimestamp: changed,
    priceInformation: { defaultPriceInRobux: shownPrice(pass), enabledFeatures: [] as string[] },
  };
}
