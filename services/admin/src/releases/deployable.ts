import { Type } from '@facet/service-kit';

/** What is released on its own: `mfe-earn`, `shell`, `services/earn`. */
export const DeployableName = Type.String({
  maxLength: 60,
  pattern: '^(shell|(mfe-|services/)[a-z][a-z0-9]*(-[a-z0-9]+)*)$',
  examples: ['mfe-earn'],
});

/** Also the name of a folder and a file. */
export const VersionName = Type.String({ maxLength: 80, pattern: '^[0-9A-Za-z][0-9A-Za-z.+-]*$' });

export function isRemote(deployable: string): boolean {
  return deployable.startsWith('mfe-');
}

/** What runs in a browser, so that each visitor may get another version. */
export function isFrontEnd(deployable: string): boolean {
  return !deployable.startsWith('services/');
}
