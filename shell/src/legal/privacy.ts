import { t } from '../texts.ts';
import type { LegalText } from './legal-text.ts';

/** The Privacy Policy. */
export function privacyText(): LegalText {
  return {
    title: t('Privacy Policy'),
    summary: t(
      'In short: we know your username on the game platform, what you earned here and from which devices you signed in. No email address, no password, no advertising cookies, nothing sold.',
    ),
    sections: [
      {
        id: 'what',
        heading: t('What we keep'),
        paragraphs: [
          t('From the game platform: your username, the number of your account, your profile picture, and whether you are in our group.'),
          t(
            'From your use: your balance and every movement of it, tasks, codes, events, rounds of games, withdrawals, and who referred you.',
          ),
          t(
            'For your safety: when and from which address and browser you signed in. Shared addresses or devices are a sign for our operators, never an automatic refusal.',
          ),
          t('We never ask for your password, your email address or a cookie of the game platform.'),
        ],
      },
      {
        id: 'why',
        heading: t('What it is for'),
        paragraphs: [
          t(
            'To credit what you earn, to pay withdrawals, to show you where each figure came from, and to find fraud. There is no other use.',
          ),
          t(
            'Our operators see your account when they decide a withdrawal or answer a question. Everything that they do is written down and cannot be changed.',
          ),
        ],
      },
      {
        id: 'others',
        heading: t('Who else learns something'),
        paragraphs: [
          t(
            'A survey provider whose wall you open gets the number of your account here, and one of them your username, so that it can credit you. What you answer there is between you and the provider; its own privacy policy applies.',
          ),
          t('The game platform learns that our account bought your gamepass.'),
          t(
            'Other members see your name shortened, like n•••a, on the weekly leaderboard and the landing page, unless you choose to show it there. Your full username stands among the entries and winners of events you join. Whoever invited you sees the bonuses they receive, never what you earned.',
          ),
        ],
      },
      ...yourSide(),
    ],
  };
}

/** What concerns the reader's own browser, time and rights. */
function yourSide(): LegalText['sections'] {
  return [
    {
      id: 'cookies',
      heading: t('Cookies and your browser'),
      paragraphs: [
        t(
          'We set cookies that the site needs: your session, the device you are on, which version of the site you see, and for 30 days who invited you. No advertising and no tracking by others.',
        ),
        t(
          'Your browser remembers your theme, your language and your last bet. Errors and loading times of the site are reported without your name.',
        ),
      ],
    },
    {
      id: 'how-long',
      heading: t('How long'),
      paragraphs: [
        t(
          'Sessions and addresses: 90 days after the session ended. Reports of errors and loading times: 30 days. Movements of money: as long as the law asks for, since they prove what everyone owns.',
        ),
      ],
    },
    {
      id: 'rights',
      heading: t('Your rights'),
      paragraphs: [
        t(
          'You can read and download your statement with its proof at any time. Ask us on Discord to see, correct or delete what we know of you; we answer within 30 days. What proves movements of money stays, without your name.',
        ),
        t('For members below 16, a parent may ask instead.'),
      ],
    },
  ];
}
