import { useEffect, useEffectEvent, useState } from 'react';
import { Link, numberFormat, useOperator } from '@facet/remote-kit';
import { Button, Field, Input, Notice, TextField } from '@facet/ui';
import { focusOnMount, useAct, useForm, useSubmit } from '@facet/console-kit';
import { t, Trans } from '../texts.ts';
import { percentLabel } from './percent-label.ts';
import { RankName } from './rank-name.tsx';
import { mostPercent, rankProblems, typedPercent, valuesOf } from './rank-values.ts';
import { useEditReferralRankMutation, type Rank } from './ranks-api.ts';
import styles from './ranks.module.css';

const whole = numberFormat();

interface RankEditorProps {
  rank: Rank;
  /** Percent. */
  highestBonus: number | undefined;
  onClose: () => void;
}

/** A rank while it is edited: Enter saves, Esc gives up. */
export function RankEditor({ rank, highestBonus, onClose }: RankEditorProps) {
  const act = useAct();
  // What was there when the editor opened: the server refuses when a colleague was quicker.
  const [seen] = useState(rank);
  const most = mostPercent(seen, highestBonus);
  const { values, field, set, check } = useForm(valuesOf(seen), (typed) => rankProblems(typed, most));
  const [edit] = useEditReferralRankMutation();
  const { isBusy, onSubmit } = useSubmit({ check, submit: save, onDone: onClose });
  const isDefault = Number(seen.requiredEarnings) === 0;
  useEscape(() => !isBusy && onClose());
  const percent = typedPercent(values.bonusPercentage);

  function save(): Promise<boolean> {
    const { bonusPercentage, requiredEarnings, color } = seen;
    const wanted = { bonusPercentage: percent ?? 0, requiredEarnings: values.requiredEarnings.trim(), color: values.color.trim() };
    const sent = edit({ id: seen.id, body: { ...wanted, expected: { bonusPercentage, requiredEarnings, color } } });
    const done = { title: t('{rank} saved', { rank: seen.name }), description: t('Applies from the next credit.') };
    return act(sent, t('Failed to update rank'), done);
  }

  return (
    <form className={styles.editor} noValidate aria-label={t('Edit {rank}', { rank: seen.name })} onSubmit={onSubmit}>
      <RankName name={seen.name} color={values.color} />
      <TextField
        label={t('Bonus percent')}
        inputMode="decimal"
        autoComplete="off"
        ref={focusOnMount}
        hint={t('At most {most}', { most: percentLabel(most) })}
        {...field('bonusPercentage')}
      />
      <TextField
        label={t('Required earnings, R$')}
        inputMode="decimal"
        autoComplete="off"
        readOnly={isDefault}
        hint={isDefault ? t('The default rank needs nothing') : undefined}
        {...field('requiredEarnings')}
      />
      <ColorField {...field('color')} onPick={(color) => set('color', color)} />
      <div className={styles.acts}>
        <Button onClick={onClose} disabled={isBusy}>
          {t('Cancel')}
        </Button>
        <Button type="submit" variant="primary" busy={isBusy}>
          {t('Save')}
        </Button>
      </div>
      {percent !== null && percent > most && <AboveLimit />}
      <Effect rank={seen} percent={percent} most={most} isRequirementChanged={values.requiredEarnings.trim() !== seen.requiredEarnings} />
    </form>
  );
}

interface EffectProps {
  /** As it is. */
  rank: Rank;
  /** As typed; null when it is none. */
  percent: number | null;
  most: number;
  isRequirementChanged: boolean;
}

/** What saving would do, and to how many. */
function Effect({ rank: { name, members, bonusPercentage }, percent, most, isRequirementChanged }: EffectProps) {
  return (
    <p className={styles.effect} aria-live="polite">
      {percent !== null &&
        percent !== bonusPercentage &&
        percent <= most &&
        t(
          '{count, plural, one {# member is {rank}} other {# members are {rank}}}. From now on each credit of those they referred pays {next} instead of {before}.',
          { count: members, rank: name, next: percentLabel(percent), before: percentLabel(bonusPercentage) },
        )}
      {isRequirementChanged && ` ${t('A moment later, everyone has the rank they reach.')}`}
      {percent === bonusPercentage && members > 0 && ` ${t('At this rank: {members}.', { members: whole(members) })}`}
    </p>
  );
}

/** Before it is sent: who can allow it. */
function AboveLimit() {
  const { role } = useOperator();
  return (
    <div className={styles.whole}>
      <Notice tone="info" title={t('An owner has to allow it first')}>
        {role === 'owner' ? (
          <Trans
            id="Raise <link>“Referral ranks: highest bonus”</link>, then save here."
            // What is typed here stays.
            components={{ link: <Link to="/admin/settings?search=max_rank_share" target="_blank" /> }}
          />
        ) : (
          t('It is “Referral ranks: highest bonus” in Site settings.')
        )}
      </Notice>
    </div>
  );
}

function useEscape(onEscape: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => event.key === 'Escape' && !event.defaultPrevented && onEscape());
  useEffect(() => {
    const listen = (event: KeyboardEvent) => void press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

interface ColorFieldProps {
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
  onPick: (color: string) => void;
}

/** A colour as text, and the browser's own picker beside it. */
function ColorField({ value, error, onChange, onPick }: ColorFieldProps) {
  const isColor = /^#[0-9a-f]{6}$/i.test(value);
  return (
    <Field label={t('Colour')} error={error}>
      <span className={styles.color}>
        <input
          type="color"
          aria-label={t('Pick a colour')}
          value={isColor ? value.toLowerCase() : '#000000'}
          onChange={({ target }) => onPick(target.value)}
        />
        <Input maxLength={7} autoComplete="off" spellCheck={false} value={value} onChange={onChange} />
      </span>
    </Field>
  );
}
