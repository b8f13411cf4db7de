const viewer = /** @type {{ SwaggerUIBundle: (options: object) => void }} */ (/** @type {unknown} */ (globalThis));

viewer.SwaggerUIBundle({
  url: document.body.dataset['contract'],
  dom_id: '#contract',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  // It is for reading: no call leaves this page, and no validator of somebody else's is asked.
  supportedSubmitMethods: [],
  validatorUrl: null,
});
