import type { Config } from 'stylelint';
import { inlineStyles } from './packages/tooling/src/tokens/inline-styles.ts';

/** From 4 px on: what is shorter is a hairline or an optical alignment, and no step of any scale. */
const STEP = String.raw`/(?<![\w.-])-?(?:\d*\.?\d+(?:rem|pt)|(?:[4-9]|[1-9]\d)\d*(?:\.\d+)?px)\b/`;
const TIME = String.raw`/(?<![\w-])\d*\.?\d+m?s\b/`;
const NUMBER = String.raw`/(?<![\w-])\d/`;
/** Their words are names of the writer's own, no colours: `grid-area: gold`. */
const OWN_NAMES = '/^(?:grid|animation-name|font-family|content|transition|will-change|container)/';

const message = (...[property, value]: unknown[]) =>
  `${String(property)}: ${String(value)} ought to be a token of packages/ui/src/tokens.css`;

/**
 * Style sheets, inline styles and drawings take colours, space, radii, type, shadows, durations and z-indexes from the
 * design tokens.
 */
export default {
  // Where the tokens are written; and what a font file offers is no choice of a style.
  ignoreFiles: ['packages/ui/src/tokens.css', 'packages/ui/src/font.css'],
  rules: {
    'color-no-hex': true,
    'color-named': ['never', { ignoreProperties: [OWN_NAMES] }],
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'],
    'declaration-property-value-disallowed-list': [
      {
        '/^(?:scroll-)?(?:margin|padding)(?:-|$)|^(?:row-|column-)?gap$/': [STEP],
        '/radius$/': [STEP],
        '/^(?:font|font-size|line-height|letter-spacing)$/': [STEP],
        '/^(?:box-shadow|text-shadow|filter|backdrop-filter)$/': [STEP],
        '/^(?:z-index|font-weight)$/': [NUMBER],
        '/./': [TIME],
      },
      { message },
    ],
    // A layout in em grows with the text.
    'media-feature-name-unit-allowed-list': { '/width/': ['em'] },
  },
  overrides: [{ files: ['**/*.tsx'], customSyntax: inlineStyles }],
} satisfies Config;
