import type { Compilation, Compiler, Module } from 'webpack';
import { resourceOf } from './module-resource.ts';

const OWN_COPY: readonly (readonly [resource: RegExp, remedy: string])[] = [
  [
    /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
    'react comes from the shell: import only react, react/jsx-runtime and react-dom',
  ],
  [
    /[\\/]node_modules[\\/](react-router|react-router-dom|react-redux|redux|@reduxjs[\\/]toolkit)[\\/]/,
    'import what you need from @facet/remote-kit',
  ],
  [
    /[\\/]packages[\\/]remote-kit[\\/]src[\\/]/,
    'import only @facet/remote-kit itself, none of its parts (./testing and ./standalone are for tests and standalone.tsx)',
  ],
  [/[\\/]packages[\\/]ui[\\/]src[\\/]/, 'import only @facet/ui itself, none of its parts; the shell brings its styles'],
];

/**
 * Fails the build of a remote that would carry its own copy of something shared: two Reacts, two stores, two toast
 * providers.
 */
export class RefuseSecondCopiesPlugin {
  readonly #remote: string;

  constructor(remote: string) {
    this.#remote = remote;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('RefuseSecondCopiesPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('RefuseSecondCopiesPlugin', (modules) => {
        for (const module of modules) this.#check(compilation, module);
      });
    });
  }

  #check(compilation: Compilation, module: Module): void {
    const remedy = remedyFor(module);
    const importer = compilation.moduleGraph.getIssuer(module);
    // One message a package: what the copy imports in turn is the same mistake.
    if (!remedy || remedyFor(importer)) return;
    const shorten = (found: Module | null | undefined): string => found?.readableIdentifier(compilation.requestShortener) ?? 'the entry';
    const message = `${this.#remote} would bundle its own copy of ${shorten(module)} (imported by ${shorten(importer)}): ${remedy}`;
    compilation.errors.push(new compilation.compiler.webpack.WebpackError(message));
  }
}

function remedyFor(module: Module | null | undefined): string | undefined {
  return OWN_COPY.find(([pattern]) => pattern.test(resourceOf(module) ?? ''))?.[1];
}
