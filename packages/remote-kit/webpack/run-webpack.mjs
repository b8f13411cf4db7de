import webpack from 'webpack';

/** Builds once. Throws with webpack's own messages; prints warnings. */
export async function runWebpack(config) {
  const compiler = webpack(config);
  const stats = await new Promise((resolve, reject) => compiler.run((error, result) => (error ? reject(error) : resolve(result))));
  await new Promise((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())));
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true, errorDetails: false, colors: false }));
  if (stats.hasWarnings()) process.stderr.write(`${stats.toString({ all: false, warnings: true, colors: false })}\n`);
}
