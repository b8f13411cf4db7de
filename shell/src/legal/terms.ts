import type { PublicSettings } from '@facet/remote-kit';
import { SITE_NAME } from '../site-name.ts';
import { t } from '../texts.ts';
import type { LegalText } from './legal-text.ts';
import { wholeRobux } from './whole-robux.ts';

/** The Terms of Service, with the figures of the settings in force. */
export function termsText(settings: PublicSettings): LegalText {
  return {
    title: t('Terms of Service'),
    summary: t(
      'In short: use one account, your own; answer surveys honestly; what you earned is yours once the provider has confirmed it; every figure can be asked where it came from.',
    ),
    sections: [
      {
        id: 'who',
        heading: t('Who may take part'),
        paragraphs: [
          t('You must be at least 13 years old, and old enough where you live to agree to these terms, or have a parent agree for you.'),
          t(
            'You sign in with the username of your own account on the game platform. One person has one account. We may ask you to show that an account is yours.',
          ),
          t('{site} is not affiliated with, endorsed by or run by the game platform.', { site: SITE_NAME }),
        ],
      },
      {
        id: 'earning',
        heading: t('Earning'),
        paragraphs: [
          t(
            'Surveys and offers come from other companies. They decide who qualifies, and they tell us when something is completed; we credit what they confirm.',
          ),
          t(
            'A provider may take a credit back later, for instance because answers were not honest. Then it is taken from your balance, and from bonuses that it caused; what is missing is a debt that later credits pay first.',
          ),
          t(
            'Social tasks, promo codes, rewards, events and referrals pay what is shown before you start. A task marked "not paid out" pays nothing.',
          ),
          t(
            'R$ on this site are points that can be exchanged for a gamepass purchase. They are not money, bear no interest and cannot be passed to other members.',
          ),
        ],
      },
      ...spending(settings),
      ...rules(),
    ],
  };
}

/** Withdrawals, events and games. */
function spending(settings: PublicSettings): LegalText['sections'] {
  const minimum = wholeRobux(settings.min_withdrawal ?? '100');
  const eventMinimum = wholeRobux(settings.event_min_total_earned ?? '20');
  const gamesMinimum = wholeRobux(settings.games_min_total_earned ?? '15');
  const gamesAge = settings.games_min_age ?? '13';
  return [
    {
      id: 'withdrawals',
      heading: t('Withdrawals'),
      paragraphs: [
        t(
          'A withdrawal is our purchase of a gamepass that your own account on the game platform sells. The amount is its price, at least {minimum} Robux.',
          { minimum },
        ),
        t(
          'Membership of our group on the game platform is needed. Processing takes 1-3 business days. You can cancel a withdrawal while nobody has begun to pay it.',
        ),
        t('With a debt, withdrawals are not possible. A withdrawal that we refuse is given back to your balance with the reason.'),
        t('The game platform keeps its own share of a sale and pays out by its own rules and delays.'),
      ],
    },
    {
      id: 'events-and-games',
      heading: t('Events and games'),
      paragraphs: [
        t(
          'Events and giveaways need {eventMinimum} R$ of total earnings. Winners are drawn from a number that is sealed when the event is made and shown when it ends.',
          { eventMinimum },
        ),
        t(
          'Games need {gamesMinimum} R$ of total earnings and an age of at least {gamesAge}. Before each bet you see your chance and what comes back on average: less than you bet. Each round is sealed before it begins and can be checked after it.',
          { gamesMinimum, gamesAge },
        ),
        t('You can set a daily loss limit, take a break or exclude yourself at any time. An exclusion cannot be taken back early.'),
      ],
    },
  ];
}

function rules(): LegalText['sections'] {
  return [
    {
      id: 'fair-use',
      heading: t('Fair use'),
      paragraphs: [
        t(
          'Not allowed: several accounts, automation, false answers, hiding where you are, using mistakes of the site instead of reporting them, and bothering other members.',
        ),
        t('We may suspend an account for that, with the reason shown to you. You can appeal on our Discord.'),
      ],
    },
    {
      id: 'the-site',
      heading: t('The site'),
      paragraphs: [
        t(
          'We keep the site running as well as we can, but we cannot promise that it always is. Providers and the game platform may change or end what they offer.',
        ),
        t(
          'These terms may change. The date above says when; a change that takes something away from you is announced on the site at least 14 days before.',
        ),
      ],
    },
  ];
}
