/** Lengths below this are hairlines and optical alignment: no step of any scale. */
const HAIRLINE_PX = 4;
const COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;
const NAMED_COLOUR = /(?<![\w-])(?:white|black|red|green|blue|yellow|orange|purple|gr[ae]y|silver|gold)(?![\w-])/i;
const TIME = /(?<![\w-])\d*\.?\d+m?s\b/;
const LENGTH = /(?<![\w-])-?(\d*\.?\d+)(px|rem|pt)\b/g;

const SCALES: readonly { what: string; properties: RegExp }[] = [
  { what: 'space', properties: /^(?:scroll-)?(?:margin|padding)(?:-|$)|^(?:row-|column-)?gap$/ },
  { what: 'radius', properties: /radius$/ },
  { what: 'type', properties: /^(?:font|font-size|line-height|letter-spacing)$/ },
  { what: 'shadow', properties: /^(?:box-shadow|text-shadow|filter|backdrop-filter)$/ },
];

/** Which token a CSS declaration ought to use instead of its own value: "colour", "space" …; null when it is as it should be. */
export function valueProblem(property: string, value: string): string | null {
  const written = value.replaceAll(/var\([^()]*\)|url\([^()]*\)/g, '');
  if (COLOUR.test(written) || (!isOwnName(property) && NAMED_COLOUR.test(written))) return 'colour';
  if (TIME.test(written)) return 'duration';
  if (property === 'z-index' && /\d/.test(written)) return 'z-index';
  if (property === 'font-weight' && /\d/.test(written)) return 'type';
  const scale = SCALES.find(({ properties }) => properties.test(property));
  return scale && hasStep(written) ? scale.what : null;
}

/** Its words are no colours: `grid-area: gold`. */
function isOwnName(property: string): boolean {
  return /^(?:--|grid|animation-name|font-family|content|transition|will-change|container)/.test(property);
}

function hasStep(value: string): boolean {
  return [...value.matchAll(LENGTH)].some(([, figure, unit]) => unit !== 'px' || Number(figure) >= HAIRLINE_PX);
}
