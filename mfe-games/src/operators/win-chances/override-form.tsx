import { Card, CardHead, Notice, Segmented, TextField } from '@facet/ui';
import { Optional, RoleButton, useAct, useForm, useRefusal, useSubmit } from '@facet/console-kit';
import { t } from '../texts.ts';
import { ChanceField } from './chance-field.tsx';
import { ChanceVerdict } from './chance-verdict.tsx';
import { chanceLabel, returnLabel } from './figure-labels.ts';
import { GAMES } from './game-labels.ts';
import { MemberField, useMembersNamed } from './member-field.tsx';
import { noOverride, overrideProblems, type OverrideValues } from './override-values.ts';
import { BASE_PERCENT, figuresOf, typedMultiplier, typedWinChance } from './win-chance-rules.ts';
import { useMemberOverridesQuery, useSetOverrideMutation, type GameType } from './win-chances-api.ts';
import styles from './win-chances.module.css';

/** Sets a win chance for one member and game. */
export function OverrideForm() {
  const { values, problems, field, set, check, reset } = useForm(noOverride(), overrideProblems);
  const { suggestions, member } = useMembersNamed(values.username);
  const send = useSend(values, member?.id);
  const { isBusy, onSubmit } = useSubmit({ check, submit: send, onDone: reset, isDisabled: useRefusal('admin') !== null });
  const percent = typedWinChance(values.chance);
  const inForce = useInForce(member?.id, values.gameType);
  const isLosing = percent !== null && figuresOf(percent).className === 'Player Advantage';

  return (
    <Card flush aria-labelledby="new-override">
      <CardHead id="new-override" title={t('New override')}>
        <span className={styles.note}>{t('Base win chance {percent} %', { percent: BASE_PERCENT })}</span>
      </CardHead>
      <form noValidate onSubmit={onSubmit}>
        <div className={styles.form}>
          <MemberField
            username={values.username}
            suggestions={suggestions}
            error={problems.username}
            hint={inForce}
            onChange={(username) => set('username', username)}
          />
          <Segmented<GameType>
            label={t('Game')}
            options={[
              { value: 'bombs', label: t(GAMES.bombs) },
              { value: 'crash', label: t(GAMES.crash) },
            ]}
            value={values.gameType}
            onValueChange={(game) => set('gameType', game)}
          />
          <ChanceField value={values.chance} error={problems.chance} onValueChange={(chance) => set('chance', chance)} />
          {percent !== null && <ChanceVerdict percent={percent} />}
          <div className={styles.pair}>
            <TextField
              label={<Optional>{t('Max multiplier')}</Optional>}
              hint={t('From 1.0. Empty: caps by bomb count')}
              placeholder={t('default caps')}
              inputMode="decimal"
              {...field('most')}
            />
            <TextField
              label={<Optional>{t('Notes')}</Optional>}
              hint={t('Operators only')}
              placeholder={t('Why this member')}
              maxLength={500}
              {...field('notes')}
            />
          </div>
          <Told username={member?.username} percent={percent} />
        </div>
        <div className={styles.foot}>
          <span className={styles.note}>{t('Needs the role admin. Written to the audit log.')}</span>
          <RoleButton needs="admin" type="submit" variant={isLosing ? 'danger' : 'primary'} busy={isBusy}>
            {isLosing ? t('Create a losing override') : t('Create override')}
          </RoleButton>
        </div>
      </form>
    </Card>
  );
}

function Told({ username, percent }: { username: string | undefined; percent: number | null }) {
  if (percent === null) return null;
  return (
    <Notice tone="info" title={username === undefined ? t('The member will be told') : t('{username} will be told', { username })}>
      {t(
        'Before each bet: “Win chance {chance}%, return {returned}, set for your account.” It applies from their next round; open rounds keep theirs.',
        { chance: percent, returned: returnLabel(figuresOf(percent).returnPercent) },
      )}
    </Notice>
  );
}

/** What is in force for the chosen member and game, and would be replaced. */
function useInForce(userId: string | undefined, gameType: GameType): string | undefined {
  const { currentData } = useMemberOverridesQuery(userId ?? '', { skip: userId === undefined });
  if (userId === undefined || !currentData) return undefined;
  const override = currentData.overrides.find((each) => each.gameType === gameType);
  if (!override) return t('No overrides yet');
  return t('{chance} is in force and will be replaced', { chance: chanceLabel(Math.round(override.houseEdgeMultiplier * 100)) });
}

/** `userId`: of the typed name, where it is known; else the server looks the name up. */
function useSend(values: OverrideValues, userId: string | undefined): () => Promise<boolean> {
  const act = useAct();
  const [create] = useSetOverrideMutation();
  return async () => {
    const { gameType, chance, most, notes } = values;
    const username = values.username.trim();
    const percent = typedWinChance(chance);
    if (percent === null) return false;
    const sent = create({
      ...(userId === undefined ? { username } : { userId }),
      gameType,
      houseEdgeMultiplier: percent / 100,
      maxMultiplierOverride: typedMultiplier(most) ?? null,
      notes: notes.trim() || null,
    });
    return act(sent, t('Failed to create override'), {
      title: t('Override created'),
      description: t('{username}, {game}: {chance}', { username, game: t(GAMES[gameType]), chance: chanceLabel(percent) }),
    });
  };
}
