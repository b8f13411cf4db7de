import webpack, { type Compilation, type Compiler } from 'webpack';
import { CONTRACT_VERSION } from '../src/contract/contract-version.ts';
import { platformVersions } from './shared-packages.ts';

/** Of these a remote's requirements name each export. */
const BY_EXPORT = ['@facet/remote-kit', '@facet/ui'];

/** What a shell shares: `{ contract, packages: { react: { version }, '@facet/ui': { version, exports } } }`. */
export interface Offers {
  contract: number;
  packages: Record<string, { version: string; exports?: string[] }>;
}

/**
 * Notes what a shell shares. The registry compares it with what a remote's build noted, and refuses a remote that no
 * shell could run when it is published.
 */
export class CollectOffersPlugin {
  readonly #onOffers: (offers: Offers) => void;

  constructor(onOffers: (offers: Offers) => void) {
    this.#onOffers = onOffers;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('CollectOffersPlugin', (compilation) => {
      // Only now does webpack know what each module exports.
      compilation.hooks.seal.tap('CollectOffersPlugin', () =>
        this.#onOffers({ contract: CONTRACT_VERSION, packages: packages(compilation) }),
      );
    });
  }
}

function packages(compilation: Compilation): Offers['packages'] {
  const modules = [...compilation.modules].filter((module) => module instanceof webpack.NormalModule);
  const entries = Object.entries(platformVersions()).map(([name, version]) => {
    const module = BY_EXPORT.includes(name) ? modules.find(({ rawRequest }) => rawRequest === name) : undefined;
    if (!module) return [name, { version }];
    const exports = compilation.moduleGraph.getProvidedExports(module);
    if (!Array.isArray(exports)) throw new Error(`webpack cannot tell what ${name} exports`);
    return [name, { version, exports: exports.toSorted((one, other) => one.localeCompare(other, 'en')) }];
  });
  return Object.fromEntries(entries) as Offers['packages'];
}
