import { Type } from 'typebox';
import { pageOf } from '../page.ts';
import { legacyError } from '../platform-error.ts';
import { idSchema, type PlatformPlugin } from '../platform.ts';
import { shirtByAssetId, shirts, type Shirt } from './shirts.ts';

const limits = [30, 10, 28, 60, 120];
const shirtAssetType = '11';

/** catalog.roblox.com (search, details) and the asset details of economy.roblox.com. */
export const catalogueSearchRoutes: PlatformPlugin = (app, { platform }, done) => {
  const paging = { limit: Type.Optional(Type.Integer()), cursor: Type.Optional(Type.String()) };
  const text = Type.Optional(Type.String());

  const detailsQuery = Type.Object({
    ...paging,
    AssetTypeIds: text,
    Keyword: text,
    MinPrice: Type.Optional(Type.Integer()),
    MaxPrice: Type.Optional(Type.Integer()),
    SortType: text,
    SalesTypeFilter: text,
  });
  app.get('/v2/search/items/details', { schema: { querystring: detailsQuery } }, (request) => {
    const { AssetTypeIds, Keyword = '', MinPrice = 0, MaxPrice = Infinity } = request.query;
    const wanted = AssetTypeIds === undefined || AssetTypeIds.split(',').includes(shirtAssetType);
    const found = shirts.filter(
      ({ name, price }) => wanted && name.toLowerCase().includes(Keyword.toLowerCase()) && price >= MinPrice && price <= MaxPrice,
    );
    return { keyword: Keyword, ...pageOf(found.map(item), request.query, limits) };
  });

  const searchQuery = Type.Object({ ...paging, category: text, subcategory: text, keyword: text, salesTypeFilter: text, sortType: text });
  app.get('/v1/search/items', { schema: { querystring: searchQuery } }, (request) => {
    const { subcategory = 'ClassicShirts', keyword = '' } = request.query;
    const found = subcategory === 'ClassicShirts' ? shirts.filter(({ name }) => name.toLowerCase().includes(keyword.toLowerCase())) : [];
    return {
      keyword,
      ...pageOf(
        found.map(({ assetId }) => ({ id: assetId, itemType: 'Asset' })),
        request.query,
        limits,
      ),
    };
  });

  const itemsBody = Type.Object({
    items: Type.Array(Type.Object({ itemType: Type.Union([Type.Integer(), Type.String()]), id: Type.Integer() })),
  });
  app.post('/v1/catalog/items/details', { schema: { body: itemsBody } }, (request) => {
    platform.bots.shakeHands(request);
    return { data: request.body.items.flatMap(({ id }) => shirtByAssetId(id) ?? []).map(item) };
  });

  app.get('/v2/assets/:assetId/details', { schema: { params: Type.Object({ assetId: idSchema }) } }, (request) => {
    const shirt = shirtByAssetId(request.params.assetId) ?? platform.uploads.byAssetId(request.params.assetId);
    if (shirt === undefined) throw legacyError(400, 20, 'Invalid assetId');
    return productBlock(shirt);
  });
  done();
};

function item(shirt: Shirt) {
  return {
    id: shirt.assetId,
    itemType: 'Asset',
    assetType: 11,
    name: shirt.name,
    description: shirt.description,
    productId: shirt.assetId,
    creatorHasVerifiedBadge: false,
    creatorType: 'User',
    creatorTargetId: shirt.creatorId,
    creatorName: shirt.creatorName,
    price: shirt.price,
    lowestPrice: shirt.price,
    priceStatus: null,
    favoriteCount: shirt.favoriteCount,
    isOffSale: false,
  };
}

function productBlock(shirt: Pick<Shirt, 'assetId' | 'name' | 'description' | 'price' | 'creatorId' | 'creatorName'>) {
  return {
    TargetId: shirt.assetId,
    ProductType: 'User Product',
    AssetId: shirt.assetId,
    ProductId: shirt.assetId,
    Name: shirt.name,
    Description: shirt.description,
    AssetTypeId: 11,
    Creator: { Id: shirt.creatorId, Name: shirt.creatorName, CreatorType: 'User', CreatorTargetId: shirt.creatorId },
    PriceInRobux: shirt.price,
    IsForSale: true,
  };
}
