const STYLE = / style="([^"]*)"/g;

/**
 * Takes the `style` attributes out of markup, which the content policy forbids: `css` has a rule for each, by an
 * attribute that takes its place.
 */
export function stylesApart(markup: string): { html: string; css: string } {
  const styles: string[] = [];
  const html = markup.replaceAll(STYLE, (_attribute, style: string) => {
    if (/[&<{}]/.test(style)) throw new Error(`the style cannot stand in a sheet: ${style}`);
    if (!styles.includes(style)) styles.push(style);
    return ` data-style="${styles.indexOf(style)}"`;
  });
  return { html, css: styles.map((style, index) => `[data-style="${index}"]{${style}}`).join('') };
}
