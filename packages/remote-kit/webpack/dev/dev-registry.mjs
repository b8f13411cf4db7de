/** The site's registry document with the remote that is being worked on in place of the released one, or added to it. */
export function devRegistry(document, { manifest: { name, ...declared }, requires, publicPath }) {
  const record = {
    url: `${publicPath}mf-manifest.json`,
    metadata: { version: 'dev' },
    deployment: { traffic: 100, default: true },
    extras: { title: declared.navigation[0]?.label ?? name, ...declared, requires, preload: [], cohort: 'preview' },
  };
  return { ...document, microFrontends: { ...document.microFrontends, [name]: [record] } };
}
