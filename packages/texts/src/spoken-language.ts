/**
 * How a language calls itself, and its locale for Intl. `hasTexts`: its file has texts, for packages that bring no
 * catalogue of their own in it.
 */
export interface SpokenLanguage {
  name: string;
  locale: string;
  hasTexts: boolean;
}
