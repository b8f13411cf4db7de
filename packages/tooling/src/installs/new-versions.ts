interface Lockfile {
  packages: Record<string, { version?: string; link?: true; integrity?: string }>;
}

/** `name@version` of what `after` installs from a registry and `before` did not. */
export function newVersions(before: Lockfile, after: Lockfile): string[] {
  const known = new Set(versionsOf(before));
  return versionsOf(after).filter((version) => !known.has(version));
}

function versionsOf({ packages }: Lockfile): string[] {
  const installed = Object.entries(packages).filter(([path, { link, version }]) => path.includes('node_modules/') && !link && version);
  return [...new Set(installed.map(([path, { version }]) => `${path.replace(/^.*node_modules\//, '')}@${version}`))];
}

/**
 * What is younger than `days`, or of no known age, each said in a line: a stolen account's release is mostly found
 * within days.
 */
export function tooYoung(publishedAt: ReadonlyMap<string, string | undefined>, days: number, now: Date): string[] {
  return [...publishedAt].flatMap(([version, at]) => {
    if (at === undefined) return [`${version}: the registry does not say since when it is there`];
    const age = (now.getTime() - Date.parse(at)) / 86_400_000;
    return age < days ? [`${version} is ${Math.max(0, age).toFixed(1)} days old, less than ${days}`] : [];
  });
}
