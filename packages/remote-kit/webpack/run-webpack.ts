import webpack, { type Configuration, type Stats } from 'webpack';

/** Builds once. Throws with webpack's own messages, warnings as well: nobody reads what a build that passes prints. */
export async function runWebpack(config: Configuration): Promise<void> {
  const compiler = webpack(config);
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) => (result ? resolve(result) : reject(error ?? new Error('webpack built nothing'))));
  });
  await new Promise<void>((resolve, reject) => {
    compiler.close((error) => (error ? reject(error) : resolve()));
  });
  if (stats.hasErrors() || stats.hasWarnings())
    throw new Error(stats.toString({ all: false, errors: true, errorDetails: false, warnings: true, colors: false }));
}
