import { Notice, VisuallyHidden } from '@facet/ui';
import { t } from '../texts.ts';
import type { Rush } from './use-rush.ts';

/** Why it has to wait, counting down; read out when it begins and when it is over. */
export function RushNotice({ rush: { seconds, secondsLeft } }: { rush: Rush }) {
  return (
    <Notice tone={secondsLeft > 0 ? 'warning' : 'info'} title={t('You can’t sign in just yet')}>
      <span aria-hidden="true">{waitLabel(secondsLeft)}</span>
      <VisuallyHidden as="output">{waitLabel(secondsLeft > 0 ? seconds : 0)}</VisuallyHidden>
    </Notice>
  );
}

function waitLabel(seconds: number): string {
  return seconds > 0
    ? t('Try again in {seconds, plural, one {# second} other {# seconds}}.', { seconds })
    : t('It’s your turn: you can try again now.');
}
