import webpack, { type Module } from 'webpack';

/** The file that a module comes from, for one that comes from a file. */
export function resourceOf(module: Module | null | undefined): string | undefined {
  return module instanceof webpack.NormalModule ? module.resource : undefined;
}
