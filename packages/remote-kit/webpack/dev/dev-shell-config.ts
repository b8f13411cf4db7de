import path from 'node:path';
import type { Configuration } from 'webpack';
import { fileCache } from '../file-cache.ts';
import { shellConfig } from '../shell-config.ts';

/**
 * The shell around a remote that is being worked on: with React's development build, which can take new code while it
 * runs.
 */
export function devShellConfig({ folder, outputFolder }: { folder: string; outputFolder: string }): Configuration {
  const config = shellConfig({ name: 'shell', folder, outputFolder });
  return {
    ...config,
    mode: 'development',
    devtool: false,
    entry: { main: [path.join(import.meta.dirname, 'refresh-runtime.ts'), ...config.entry.main] },
    cache: fileCache('dev-shell'),
  };
}
