import type { DomainName } from './domain-name.ts';

/** docker-compose.yml with the new service in it. @throws when the file no longer looks as this expects. */
export function inCompose(text: string, { kebab }: DomainName): string {
  const service = [
    `  ${kebab}: &${kebab}`,
    '    <<: *service',
    `    image: facet-${kebab}`,
    `    build: { context: ., dockerfile: deploy/images/service.Dockerfile, args: { SERVICE: ${kebab}, NODE_IMAGE: *node-image } }`,
    `    command: [node, --env-file=/state/variables, services/${kebab}/src/main.ts]`,
    `    volumes: ['${kebab}:/state']`,
    `  ${kebab}-2: { <<: *${kebab}, profiles: [replicas], networks: { default: { aliases: [${kebab}] }, data: {} } }`,
    '',
    '',
  ].join('\n');
  const remote = [
    `  mfe-${kebab}:`,
    '    <<: *front-end',
    `    image: facet-mfe-${kebab}`,
    `    build: { context: ., dockerfile: deploy/images/front-end.Dockerfile, args: { DEPLOYABLE: mfe-${kebab}, NODE_IMAGE: *node-image } }`,
    `    volumes: ['site:/site', 'releaser-mfe-${kebab}:/state:ro']`,
    '',
  ].join('\n');
  const edits: [before: RegExp, inserted: string][] = [
    [/^ {6}- 'simulator:\/state\/simulator'$/m, `      - '${kebab}:/state/${kebab}'\n`],
    [/^ {6}- 'releaser-shell:/m, `      - 'releaser-mfe-${kebab}:/state/releaser-mfe-${kebab}'\n`],
    [/^ {2}mfe-earn:$/m, service],
    [/^ {2}shell:$/m, remote],
    [/^ {6}shell: \{ condition/m, `      mfe-${kebab}: { condition: service_completed_successfully }\n`],
    [/^ {6}- social$/m, `      - ${kebab}\n`],
    [/^ {4}simulator,$/m, `    ${kebab},\n`],
    [/^ {4}releaser-shell,$/m, `    releaser-mfe-${kebab},\n`],
  ];
  return edits.reduce((edited, [before, inserted]) => insertBefore('docker-compose.yml', edited, before, inserted), text);
}

/** README.md with the new remote and service in its map. */
export function inReadme(text: string, { kebab, title }: DomainName): string {
  const remote = `| [\`mfe-${kebab}/\`](mfe-${kebab}/README.md) | \`/${kebab}\` |\n`;
  const service = `| [\`services/${kebab}/\`](services/${kebab}/README.md) | ${title.toLowerCase()} |\n`;
  const withRemote = insertBefore('README.md', text, /^\| \[`services\//m, remote);
  return insertBefore('README.md', withRemote, /^\| \[`services\/simulator\//m, service);
}

function insertBefore(file: string, text: string, before: RegExp, inserted: string): string {
  const found = before.exec(text);
  if (!found)
    throw new Error(`${file} has changed its form: there is no place that looks like ${before.source}; add the domain there by hand`);
  return text.slice(0, found.index) + inserted + text.slice(found.index);
}
