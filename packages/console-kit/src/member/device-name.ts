import { userAgentOf } from '@facet/remote-kit';
import { t } from '../texts.ts';

/** "iPhone, Safari 19" */
export function deviceName(userAgent: string | null): string {
  const { browser, version, system } = userAgentOf(userAgent);
  return [system, [browser, version].filter(Boolean).join(' ')].filter(Boolean).join(', ') || t('Unknown browser');
}
