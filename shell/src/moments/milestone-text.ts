import { usePublicSettings } from '@facet/remote-kit';
import { formatAmount, ranks, toRank } from '@facet/ui';
import { noticeText, useNoticeKinds } from '../inbox/index.ts';
import { t } from '../texts.ts';
import { creditLabel } from './credit-news.ts';
import type { Milestone } from './milestones-api.ts';

export interface MilestoneText {
  title: string;
  text: string;
  /** Where it leads, on a site that has the page. */
  page: string;
  path: string;
  action: string;
}

/** The wallet's own in our words, another domain's in those of its notice; null: none, or of nobody who is here. */
export function useMilestoneText(milestone: Milestone | null): MilestoneText | null {
  const kinds = useNoticeKinds();
  const { platform_pending_days: days } = usePublicSettings().settings;
  if (!milestone) return null;
  if (milestone.name !== 'told') return { ...textOf(milestone, milestone.name, days), ...wayOf(milestone, milestone.name) };
  const kind = kinds.find((one) => one.kind === milestone.kind);
  if (!kind) return null;
  const { values } = milestone;
  const { rank } = values;
  const text = noticeText(kind, 'detail', values);
  return {
    title: noticeText(kind, 'text', values),
    text: rank && !text ? t('Your friends earned enough to give your stone {cuts} sides.', { cuts: ranks[toRank(rank)].cuts }) : text,
    page: kind.path ?? '',
    path: kind.path ?? '',
    action: noticeText(kind, 'action'),
  };
}

type OwnName = Exclude<Milestone['name'], 'told'>;

function wayOf({ withdrawalId }: Milestone, name: OwnName): Pick<MilestoneText, 'page' | 'path' | 'action'> {
  if (name === 'first_credit' || name === 'thousand') return { page: '/earn', path: '/earn', action: t('Keep earning') };
  if (name === 'can_withdraw') return { page: '/withdraw', path: '/withdraw', action: t('Withdraw') };
  // A wallet of before does not say which one it was.
  if (!withdrawalId) return { page: '/withdraw', path: '/withdraw', action: t('See your withdrawals') };
  const page = '/withdraw/receipt';
  return { page, path: `${page}/${encodeURIComponent(withdrawalId)}`, action: t('See the receipt') };
}

function textOf(milestone: Milestone, name: OwnName, days: string | undefined): Pick<MilestoneText, 'title' | 'text'> {
  const amount = formatAmount(milestone.amount ?? '0.00');
  switch (name) {
    case 'first_payout':
      return { title: t('Your first payout is on its way'), text: payoutText(milestone, amount, days) };
    case 'can_withdraw':
      return {
        title: t('You can withdraw'),
        text: t('You have {amount}. That’s enough for your first withdrawal, or you can keep saving. It stays yours.', { amount }),
      };
    case 'thousand':
      return { title: t('A thousand Robux earned'), text: t('{amount} in all since you joined.', { amount }) };
    case 'first_credit':
      return { title: t('Your first credit'), text: creditText(milestone, amount) };
    default:
      return name satisfies never;
  }
}

/** `days`: how long the platform keeps it pending, once the settings are there. */
function payoutText({ gamepassName, arrives }: Milestone, amount: string, days: string | undefined): string {
  const values = { gamepass: gamepassName ?? '', amount };
  if (arrives && Number(days) > 0)
    return t(
      'We bought {gamepass} for {amount}. You receive {arrives}. It stays in your platform’s pending balance for {days, plural, one {about # day} other {about # days}}.',
      { ...values, arrives: formatAmount(arrives, { decimals: 0 }), days: Number(days) },
    );
  return arrives
    ? t('We bought {gamepass} for {amount}. You receive {arrives}. It stays in your platform’s pending balance for a few days.', {
        ...values,
        arrives: formatAmount(arrives, { decimals: 0 }),
      })
    : t('We bought {gamepass} for {amount}. The platform keeps its share, and the rest is pending there for a few days.', values);
}

function creditText({ type, line }: Milestone, amount: string): string {
  const { provider, offer } = line?.values ?? {};
  if (provider && offer)
    return t('{amount} from {provider} for {offer}. It’s yours, and your stone has its first facet.', { amount, provider, offer });
  if (provider) return t('{amount} from {provider}. It’s yours, and your stone has its first facet.', { amount, provider });
  const label = creditLabel(type ?? '');
  return label === null
    ? t('{amount}. It’s yours, and your stone has its first facet.', { amount })
    : t('{label}: {amount}. It’s yours, and your stone has its first facet.', { amount, label });
}
