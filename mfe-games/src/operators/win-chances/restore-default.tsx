import { SumList } from '@facet/ui';
import { ActDialog } from '@facet/console-kit';
import { t } from '../texts.ts';
import { CLASSES } from './class-labels.ts';
import { chanceLabel, expectedLabel, multiplierLabel } from './figure-labels.ts';
import { GAMES } from './game-labels.ts';
import { BASE_PERCENT, figuresOf } from './win-chance-rules.ts';
import { useRemoveOverrideMutation, type Override } from './win-chances-api.ts';

/** Asks before a member gets the base win chance again. */
export function RestoreDefault({ override, onClose }: { override: Override; onClose: () => void }) {
  const [remove] = useRemoveOverrideMutation();
  const percent = Math.round(override.houseEdgeMultiplier * 100);
  const [now, then] = [figuresOf(percent), figuresOf(BASE_PERCENT)];
  const [username, game] = [override.username ?? override.userId, t(GAMES[override.gameType])];
  const change = { game, before: chanceLabel(percent), base: chanceLabel(BASE_PERCENT) };

  return (
    <ActDialog
      title={t('Restore Default for {username}', { username })}
      description={
        override.maxMultiplierOverride === null
          ? t(
              '{game} goes back from {before} to the base win chance {base}. It applies from the next round; an open round keeps its own.',
              change,
            )
          : t(
              '{game} goes back from {before} to the base win chance {base}, and the cap of {most} ends. It applies from the next round; an open round keeps its own.',
              { ...change, most: multiplierLabel(override.maxMultiplierOverride) },
            )
      }
      confirmLabel={t('Restore Default')}
      send={() => remove(override.id)}
      failed={t('Failed to remove override')}
      done={{ title: t('Default restored'), description: t('{username}, {game}: {chance}', { username, game, chance: change.base }) }}
      onClose={onClose}
    >
      <SumList
        variant="receipt"
        lines={[
          { label: t('Expected value'), value: becomes(expectedLabel(now.expectedThousandths), expectedLabel(then.expectedThousandths)) },
          { label: t('Class'), value: becomes(t(CLASSES[now.className].label), t(CLASSES[then.className].label)) },
        ]}
      />
    </ActDialog>
  );
}

function becomes(before: string, after: string): string {
  return before === after ? t('stays {before}', { before }) : t('{before} becomes {after}', { before, after });
}
