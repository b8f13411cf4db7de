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
      'In short: use one account, your own; answer surveys honestly; what you earn is yours once the provider confirms it; every figure can tell you where it came from.',
    ),
    sections: [
      {
        id: 'who',
        heading: t('Who can take part'),
        paragraphs: [
          t('You must be at least 13 years old, and old enough where you live to agree to these terms, or have a parent agree for you.'),
          t(
            'You log in with the username of your own account on the game platform. One account per person. We may ask you to prove that an account is yours.',
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
            'A provider may reverse a credit later, for instance because answers weren’t honest. It is then taken from your balance, along with any bonus it led to. If your balance is too low, the rest is taken from your next earnings.',
          ),
          t(
            'Social tasks, promo codes, rewards, events and referrals pay what is shown before you start. A task marked “not paid out” pays nothing.',
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
          'You need to be a member of our group on the game platform. Processing takes 1-3 business days. You can cancel a withdrawal until we start paying it.',
        ),
        t('You can’t withdraw while you owe something. If we refuse a withdrawal, it goes back to your balance with the reason.'),
        t('The game platform keeps its own share of a sale and pays out by its own rules and delays.'),
      ],
    },
    {
      id: 'events-and-games',
      heading: t('Events and games'),
      paragraphs: [
        t(
          'To join events and giveaways you need R$ {eventMinimum} in total earnings. Winners are drawn from a number that is sealed when the event is created and shown when it ends.',
          { eventMinimum },
        ),
        t(
          'To play games you need R$ {gamesMinimum} in total earnings and must be at least {gamesAge} years old. Before each bet you see your chance and what you get back on average, which is normally less than you bet. Each round is sealed before it begins and can be checked afterwards.',
          { gamesMinimum, gamesAge },
        ),
        t('You can set a daily loss limit, take a break or exclude yourself at any time. An exclusion cannot be ended early.'),
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
          'Not allowed: several accounts, automation, false answers, hiding your location, exploiting bugs instead of reporting them, and harassing other members.',
        ),
        t('We may suspend an account for this, and we show you the reason. You can appeal right there, or on our Discord.'),
      ],
    },
    {
      id: 'the-site',
      heading: t('The site'),
      paragraphs: [
        t(
          'We do our best to keep the site running, but we can’t promise that it always will be. Providers and the game platform may change or end what they offer.',
        ),
        t(
          'These terms may change. The date above says when; a change that takes something away from you is announced on the site at least 14 days before.',
        ),
      ],
    },
  ];
}
