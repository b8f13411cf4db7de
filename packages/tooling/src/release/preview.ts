import type { ReleaseContext } from './release-context.ts';
import { buildAndPublish } from './release-front-end.ts';

/** Builds these for nobody, and prints a link that shows them in the browser that opens it. */
export async function preview(
  context: ReleaseContext,
  { names, from, minutes }: { names: readonly string[]; from: string | undefined; minutes: number },
): Promise<void> {
  const { registry, description, by, say } = context;
  const built = await buildAndPublish(context, names, from);
  const overrides = Object.fromEntries(built.map(({ name, version }) => [name, version]));
  const { token, expiresAt } = await registry.preview({ overrides, expiresInMinutes: minutes, by });
  say(`${built.map(({ name, version }) => `${name} ${version}`).join(' and ')}: for the browser that opens this link, until ${expiresAt}`);
  say(`${description.publicUrl}/preview/${token}`);
  say(`to leave it: ${description.publicUrl}/preview/off`);
}
