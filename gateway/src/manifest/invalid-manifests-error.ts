/** Some service.json is wrong; the message lists everything that is, one a line. */
export class InvalidManifestsError extends Error {
  override name = 'InvalidManifestsError';
  readonly errors: readonly string[];

  constructor(errors: readonly string[]) {
    super(`service manifests are wrong:\n${errors.map((error) => `  ${error}`).join('\n')}`);
    this.errors = errors;
  }
}
