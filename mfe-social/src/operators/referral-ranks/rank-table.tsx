import { useState } from 'react';
import { numberFormat } from '@facet/remote-kit';
import { Card, CardHead, Progress } from '@facet/ui';
import { Amount, RoleButton } from '@facet/console-kit';
import { t } from '../texts.ts';
import { percentLabel } from './percent-label.ts';
import { RankEditor } from './rank-editor.tsx';
import { RankName } from './rank-name.tsx';
import type { Rank } from './ranks-api.ts';
import styles from './ranks.module.css';

const whole = numberFormat();

interface RankTableProps {
  ranks: readonly Rank[];
  /** Percent; a service of before does not say. */
  highestBonus: number | undefined;
}

/** All ranks, the lowest first; one at a time is edited in its row. */
export function RankTable({ ranks, highestBonus }: RankTableProps) {
  const [editing, setEditing] = useState<string>();
  const everybody = ranks.reduce((sum, { members }) => sum + members, 0);
  const heads = [t('Rank'), t('Bonus'), t('Required earnings, R$'), t('Colour'), t('Members'), t('Share')];
  return (
    <Card flush aria-labelledby="ranks">
      <CardHead id="ranks" title={t('Ranks')}>
        <span className={styles.note}>{t('The referrer gets this percent of every wall, task and promo credit')}</span>
      </CardHead>
      <table className={styles.table} aria-labelledby="ranks">
        <thead>
          <tr>
            {heads.map((head, column) => (
              <th key={head} scope="col" className={[1, 2, 4].includes(column) ? styles.numeric : undefined}>
                {head}
              </th>
            ))}
            <th scope="col">
              <span className={styles.hidden}>{t('Actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {ranks.map((rank) =>
            rank.id === editing ? (
              <tr key={rank.id} className={styles.editing}>
                <td colSpan={heads.length + 1}>
                  <RankEditor rank={rank} highestBonus={highestBonus} onClose={() => setEditing(undefined)} />
                </td>
              </tr>
            ) : (
              <RankRow
                key={rank.id}
                rank={rank}
                share={everybody === 0 ? 0 : rank.members / everybody}
                onEdit={() => setEditing(rank.id)}
              />
            ),
          )}
        </tbody>
      </table>
    </Card>
  );
}

function RankRow({ rank, share, onEdit }: { rank: Rank; share: number; onEdit: () => void }) {
  const { name, color, bonusPercentage, requiredEarnings, members } = rank;
  return (
    <tr>
      <th scope="row" className={styles.lead}>
        <RankName name={name} color={color} isDefault={Number(requiredEarnings) === 0} />
      </th>
      <td className={styles.numeric} data-label={t('Bonus')}>
        {percentLabel(bonusPercentage)}
      </td>
      <td className={styles.numeric} data-label={t('Needs, R$')}>
        <Amount amount={requiredEarnings} />
      </td>
      <td data-label={t('Colour')}>
        <code>{color}</code>
      </td>
      <td className={styles.numeric} data-label={t('Members')}>
        {whole(members)}
      </td>
      <td data-label={t('Share')}>
        <span className={styles.share}>
          <Progress label={t('Share of {rank}', { rank: name })} value={100 * share} thin tint="var(--border-strong)" />
          <span className={styles.hidden}>{percentLabel(100 * share)}</span>
        </span>
      </td>
      <td className={styles.action}>
        <RoleButton needs="admin" size="small" variant="quiet" icon="pencil" aria-label={t('Edit {rank}', { rank: name })} onClick={onEdit}>
          {t('Edit')}
        </RoleButton>
      </td>
    </tr>
  );
}
