import { siteLanguages } from '@facet/texts/site-languages';
import webpack from 'webpack';

/** Tells the code which languages have a file. */
export function languagesPlugin(folder?: string): webpack.DefinePlugin {
  return new webpack.DefinePlugin({ SITE_LANGUAGES: JSON.stringify(siteLanguages(folder)) });
}
