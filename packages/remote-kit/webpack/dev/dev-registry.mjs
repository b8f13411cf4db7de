/** The site's registry document with the remote that is being worked on in place of the released one, or added to it. */
export function devRegistry(document, { manifest: { name, operators, ...declared }, requires, operatorsRequires, publicPath }) {
  const manifestIn = (folder) => `${folder}mf-manifest.json`;
  const brought = operators && { operators: { ...operators, url: manifestIn(`${publicPath}operators/`), requires: operatorsRequires } };
  const record = {
    url: manifestIn(publicPath),
    metadata: { version: 'dev' },
    deployment: { traffic: 100, default: true },
    extras: { title: declared.navigation[0]?.label ?? name, ...declared, ...brought, requires, preload: [], cohort: 'preview' },
  };
  return { ...document, microFrontends: { ...document.microFrontends, [name]: [record] } };
}
