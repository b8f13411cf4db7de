import { isRequestError } from '@facet/remote-kit';

/**
 * What a failed download or upload means for the run.
 * - item: this shirt alone; the next one may do
 * - uncertain: this shirt alone, and the copy may exist
 * - session: the platform no longer takes the cookie
 * - rights: this operator session has not confirmed them
 * - halt: the next one would fail as well
 */
export type Consequence = 'item' | 'uncertain' | 'session' | 'rights' | 'halt';

const consequences: Readonly<Record<string, Consequence>> = {
  template_address: 'item',
  template_private: 'item',
  template_missing: 'item',
  template_invalid: 'item',
  template_too_large: 'item',
  upload_refused: 'item',
  platform_failing: 'item',
  upload_unknown: 'uncertain',
  session_invalid: 'session',
  missing_cookie: 'session',
  rights_not_confirmed: 'rights',
};

export function consequenceOf(error: unknown): Consequence {
  return (isRequestError(error) && error.kind === 'refused' && consequences[error.code]) || 'halt';
}
