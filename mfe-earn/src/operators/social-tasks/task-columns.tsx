import { numberFormat } from '@facet/remote-kit';
import { Badge } from '@facet/ui';
import { Amount, type Column, dayLabel, StateMark, TwoLines } from '@facet/console-kit';
import { t } from '../texts.ts';
import type { SocialTask } from './social-tasks-api.ts';

const whole = numberFormat();

/** `order`: their place for members, by id. */
export function taskColumns(order: readonly SocialTask[] | undefined): Column<SocialTask>[] {
  return [
    {
      id: 'order',
      header: t('Place'),
      sort: 'order',
      from: 1180,
      cell: ({ id }) => order && whole(order.findIndex((task) => task.id === id) + 1),
    },
    {
      id: 'task',
      header: t('Task'),
      sort: 'title',
      lead: true,
      cell: ({ title, link }) => <TwoLines below={link}>{title}</TwoLines>,
    },
    {
      id: 'state',
      header: t('State'),
      cell: ({ isActive }) => <StateMark tone={isActive ? 'on' : 'off'}>{isActive ? t('Active') : t('Paused')}</StateMark>,
    },
    { id: 'reward', header: t('Reward, R$'), sort: 'reward', numeric: true, cell: ({ reward }) => <Amount amount={reward} /> },
    {
      id: 'pays',
      header: t('Pays'),
      cell: ({ isRealReward }) =>
        isRealReward ? <Badge tone="accent">{t('Real reward')}</Badge> : <Badge tone="warning">{t('Not paid out')}</Badge>,
    },
    { id: 'completed', header: t('Completed'), numeric: true, from: 1180, cell: ({ completedCount }) => whole(completedCount) },
    { id: 'paid', header: t('Paid out, R$'), numeric: true, from: 1180, cell: ({ paidOut }) => <Amount amount={paidOut} /> },
    { id: 'created', header: t('Created'), optional: true, cell: ({ createdAt }) => dayLabel(createdAt) },
  ];
}
