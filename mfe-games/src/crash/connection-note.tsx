import { Text } from '@facet/ui';
import { t } from '../texts.ts';

/** What decides a cash-out, before the bet. */
export function ConnectionNote() {
  return (
    <Text as="p" tone="muted" size={12}>
      {t(
        'A cash-out counts when it reaches us, not when you press. If your connection is slow, use auto cash-out: it works even when you’re offline.',
      )}
    </Text>
  );
}
