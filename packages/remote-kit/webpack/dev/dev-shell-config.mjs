import path from 'node:path';
import { fileCache } from '../file-cache.mjs';
import { shellConfig } from '../shell-config.mjs';

/** The shell around a remote that is being worked on: with React's development build, which can take new code while it runs. */
export function devShellConfig({ folder, outputFolder }) {
  const config = shellConfig({ name: 'shell', folder, outputFolder });
  return {
    ...config,
    mode: 'development',
    devtool: false,
    entry: { main: [path.join(import.meta.dirname, 'refresh-runtime.mjs'), ...config.entry.main] },
    cache: fileCache('dev-shell'),
  };
}
