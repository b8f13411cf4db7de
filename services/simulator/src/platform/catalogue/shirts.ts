export interface Shirt {
  assetId: number;
  /** The template's picture is an asset of its own. */
  imageId: number;
  name: string;
  description: string;
  price: number;
  creatorName: string;
  creatorId: number;
  favoriteCount: number;
}

/** Asset ids are far below every user's, so that the two cannot be mistaken for each other. */
const firstShirtId = 1_000_000_001;
const imageOffset = 1_000_000_000;
const styles = ['Emerald', 'Midnight', 'Sunset', 'Arctic', 'Retro', 'Neon', 'Marble', 'Varsity', 'Checker', 'Ripple', 'Ember', 'Meadow'];
const cuts = ['Hoodie', 'Jersey', 'Tee', 'Jacket', 'Flannel', 'Sweater', 'Polo', 'Cardigan', 'Vest', 'Blazer'];

/** 120 shirts, always the same. */
export const shirts: readonly Shirt[] = styles.flatMap((style, row) =>
  cuts.map((cut, column) => {
    const index = row * cuts.length + column;
    return {
      assetId: firstShirtId + index,
      imageId: firstShirtId + imageOffset + index,
      name: `${style} ${cut}`,
      description: `A ${style.toLowerCase()} ${cut.toLowerCase()} of the simulated catalogue.`,
      price: 5 + (index % 4) * 5,
      creatorName: `Studio${(index % 7) + 1}`,
      creatorId: 9_001 + (index % 7),
      favoriteCount: 10_000 - index * 37,
    };
  }),
);

export const shirtByAssetId = (assetId: number): Shirt | undefined => shirts.find((shirt) => shirt.assetId === assetId);
export const shirtByImageId = (imageId: number): Shirt | undefined => shirts.find((shirt) => shirt.imageId === imageId);
