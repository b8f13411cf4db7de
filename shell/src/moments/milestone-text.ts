import { formatAmount, ranks, toRank } from '@facet/ui';
import { noticeText, useNoticeKinds } from '../inbox/index.ts';
import { t } from '../texts.ts';
import { creditLabel } from './credit-news.ts';
import type { Milestone } from './milestones-api.ts';

export interface MilestoneText {
  title: string;
  text: string;
  /** Where it leads, on a site that has the page. */
  path: string;
  action: string;
}

/** The wallet's own in our words, another domain's in those of its notice; null: none, or of nobody who is here. */
export function useMilestoneText(milestone: Milestone | null): MilestoneText | null {
  const kinds = useNoticeKinds();
  if (!milestone) return null;
  if (milestone.name !== 'told') return { ...textOf(milestone, milestone.name), ...wayOf(milestone.name) };
  const kind = kinds.find((one) => one.kind === milestone.kind);
  if (!kind) return null;
  const { values } = milestone;
  const { rank } = values;
  const text = noticeText(kind, 'detail', values);
  return {
    title: noticeText(kind, 'text', values),
    text: rank && !text ? t('Your friends earned enough to give your stone {cuts} sides.', { cuts: ranks[toRank(rank)].cuts }) : text,
    path: kind.path ?? '',
    action: noticeText(kind, 'action'),
  };
}

type OwnName = Exclude<Milestone['name'], 'told'>;

function wayOf(name: OwnName): Pick<MilestoneText, 'path' | 'action'> {
  if (name === 'first_credit' || name === 'thousand') return { path: '/earn', action: t('Keep earning') };
  return { path: '/withdraw', action: name === 'can_withdraw' ? t('Withdraw') : t('See your withdrawals') };
}

function textOf({ amount: written, type, gamepassName }: Milestone, name: OwnName): Pick<MilestoneText, 'title' | 'text'> {
  const amount = formatAmount(written ?? '0.00');
  switch (name) {
    case 'first_payout':
      return {
        title: t('Your first payout is on its way'),
        text: t('We bought {gamepass} for {amount}. The platform keeps its share, and the rest is pending there for a few days.', {
          gamepass: gamepassName ?? '',
          amount,
        }),
      };
    case 'can_withdraw':
      return {
        title: t('You can withdraw'),
        text: t('You have {amount}. That’s enough for your first withdrawal, or you can keep saving. It stays yours.', { amount }),
      };
    case 'thousand':
      return { title: t('A thousand Robux earned'), text: t('{amount} in all since you joined.', { amount }) };
    case 'first_credit': {
      const label = creditLabel(type ?? '');
      const text =
        label === null
          ? t('{amount}. It’s yours, and your stone has its first facet.', { amount })
          : t('{label}: {amount}. It’s yours, and your stone has its first facet.', { amount, label });
      return { title: t('Your first credit'), text };
    }
    default:
      return name satisfies never;
  }
}
