/**
 * What can be expected to stand in the way of a release. Whatever the code, nothing was changed unless the message says
 * so.
 */
export type ReleaseErrorCode =
  /** The words on the command line are none that the command knows. */
  | 'usage'
  /** There is no site of this data folder running. */
  | 'site_not_running'
  /** services/admin does not answer. */
  | 'registry_away'
  /** The registry moved while the release was being made. */
  | 'revision_moved'
  /** A gate refused the version: the registry's own, a build, the health of a new process. */
  | 'refused'
  /** There is nothing to do: no canary to promote, no version to go back to, the same version again. */
  | 'nothing_to_do';

export class ReleaseError extends Error {
  override name = 'ReleaseError';
  readonly code: ReleaseErrorCode;

  constructor(code: ReleaseErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
