export { colourOf } from './colour.ts';
export { encodePng } from './encode-png.ts';
export { pngSize } from './png-size.ts';
