import type { FileSize } from './compressor.ts';

export interface BuildOptions {
  /** Not for fixtures: nobody downloads them. */
  minimize?: boolean;
}

export interface BuiltWorkspace {
  version: string;
  sizes: FileSize[];
}
