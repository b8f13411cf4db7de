import { minuteLabel } from './format-time.ts';

export function When({ at }: { at: string }) {
  return (
    <time dateTime={at} title={at}>
      {minuteLabel(at)}
    </time>
  );
}
