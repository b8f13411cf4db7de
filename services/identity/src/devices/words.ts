/** 256 short, plain words that a profile filter lets pass. */
export const WORDS: readonly string[] = `
  acorn amber anchor apple apron april arrow aspen atlas autumn badge bakery bamboo banjo barley basil basket beacon bean berry
  birch bison blanket blossom bonnet bottle bramble branch breeze brick bridge bronze brook bubble bucket buffalo bugle butter
  button cabin cactus camel canal candle canoe canvas canyon caramel cargo carpet carrot castle cedar cello cherry chestnut
  chimney cider cinnamon citrus clover cobalt cocoa comet compass copper coral cotton cricket crimson crystal cypress daisy dawn
  desert dolphin domino dune eagle easel echo ember emerald engine fabric falcon feather fern fiddle field finch fjord flannel
  flax flint forest fossil fountain fox galaxy garden garlic garnet gecko geyser ginger glacier globe granite grape guitar
  hammock harbor harvest hazel heather heron hickory hill honey horizon igloo indigo iris island ivory ivy jacket jade jasmine
  jigsaw juniper kayak kettle kite koala lagoon lake lantern lark lavender ladder leaf lemon lentil lichen lilac lily linen
  lizard llama lobster lotus lumber lunar magnet mango maple marble marigold market meadow melon meteor mint mirror mitten moose
  mosaic moss mountain muffin mulberry nectar nest nickel nutmeg oak oasis oat ocean olive onyx opal orange orbit orchard orchid
  otter owl oyster paddle panda papaya paper parsley peach pear pebble pecan pelican pepper piano pillow pine planet plaza plum
  pocket polar pond poplar poppy prairie puddle puffin pumpkin quail quartz quilt rabbit radish rain raven reef ribbon river
  robin rocket rosemary ruby saddle saffron sailor salmon sandal sapphire satin scarf sequoia shell silver sparrow spruce
  starling stone summer sunset swan tulip tundra turtle umbrella valley vanilla velvet
`
  .trim()
  .split(/\s+/);
