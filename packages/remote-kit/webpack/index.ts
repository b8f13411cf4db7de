export type { RemoteManifest } from '../src/contract/registry-document.ts';
export { baseConfig } from './base-config.ts';
export { bytesOf, type BuiltFiles } from './built-files.ts';
export { PagePlugin } from './page-plugin.ts';
export { readRemoteManifest } from './read-remote-manifest.ts';
export { runWebpack } from './run-webpack.ts';
export { stampPage } from './stamp-integrity.ts';
export { StampPlugin } from './stamp-plugin.ts';
