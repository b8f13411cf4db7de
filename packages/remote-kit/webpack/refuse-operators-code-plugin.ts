import path from 'node:path';
import type { Compiler, Module } from 'webpack';
import { resourceOf } from './module-resource.ts';

/** Fails the build of a remote's pages that would bring members what is for operators. */
export class RefuseOperatorsCodePlugin {
  apply(compiler: Compiler): void {
    const folder = path.join(compiler.context, 'src/operators') + path.sep;
    const isOperators = (module: Module | null | undefined): boolean => resourceOf(module)?.startsWith(folder) ?? false;
    compiler.hooks.thisCompilation.tap('RefuseOperatorsCodePlugin', (compilation) => {
      compilation.hooks.finishModules.tap('RefuseOperatorsCodePlugin', (modules) => {
        for (const module of modules) {
          const importer = compilation.moduleGraph.getIssuer(module);
          if (!isOperators(module) || isOperators(importer)) continue;
          const shorten = (found: Module | null | undefined): string =>
            found?.readableIdentifier(compilation.requestShortener) ?? 'the entry';
          const message = `${shorten(importer)} would bring ${shorten(module)} to members: src/operators is entered by its module.ts alone`;
          compilation.errors.push(new compiler.webpack.WebpackError(message));
        }
      });
    });
  }
}
