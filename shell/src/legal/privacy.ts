import { t } from '../texts.ts';
import type { LegalText } from './legal-text.ts';

/** The Privacy Policy. */
export function privacyText(): LegalText {
  return {
    title: t('Privacy Policy'),
    summary: t(
      'In short: we know your username on the game platform, what you earned here and which devices you logged in from. No email address, no password, no advertising cookies, nothing sold.',
    ),
    sections: [
      {
        id: 'what',
        heading: t('What we keep'),
        paragraphs: [
          t('From the game platform: your username, the number of your account, your profile picture, and whether you are in our group.'),
          t(
            'From your use of the site: your balance and every transaction, tasks, codes, events, game rounds, withdrawals, who referred you, and what you ask us.',
          ),
          t(
            'For your safety: when, and from which address and browser, you logged in. A shared address or device is a sign for our team to look, never an automatic refusal.',
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
            'Our team sees your account when they decide on a withdrawal or answer a question. Everything they do is recorded and can’t be changed.',
          ),
        ],
      },
      {
        id: 'others',
        heading: t('Who else receives data'),
        paragraphs: [
          t(
            'When you open a survey provider’s wall, it receives your account number here, and one of them also your username, so that it can credit you. What you answer there stays between you and the provider, under its own privacy policy.',
          ),
          t('The game platform learns that our account bought your gamepass.'),
          t(
            'Other members see your name shortened, like n•••a, on the weekly leaderboard and the landing page, unless you choose to show it there. Your full username is shown among the entries and winners of events you join. Whoever invited you sees the bonuses they receive, never what you earned.',
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
          'We only set cookies the site needs: your session, your device, which version of the site you see, and for 30 days who invited you. No advertising and no third-party tracking.',
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
          'Sessions and addresses: 90 days after the session ends. Reports of errors and loading times: 30 days. What you asked us, and our answers: a year after the case ends. Transactions: as long as the law requires, since they prove what everyone owns.',
        ),
      ],
    },
    {
      id: 'rights',
      heading: t('Your rights'),
      paragraphs: [
        t(
          'You can read and download your statement with its proof at any time. Ask us on Discord to see, correct or delete what we know about you; we answer within 30 days. Records that prove transactions stay, without your name.',
        ),
        t('For members under 16, a parent may ask instead.'),
      ],
    },
  ];
}
