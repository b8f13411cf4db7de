import { usePublicSettings } from '@facet/remote-kit';
import { Disclosure, Text, TextLink } from '@facet/ui';
import { t, Trans } from '../texts.ts';
import { wholeRobux } from '../legal/whole-robux.ts';
import styles from './questions.module.css';

/** What people ask before they sign in; figures come from the settings. */
export function Questions() {
  const { settings } = usePublicSettings();
  const minimum = wholeRobux(settings.min_withdrawal ?? '100');
  const eventMinimum = wholeRobux(settings.event_min_total_earned ?? '20');
  const questions = [
    {
      question: t('How do I withdraw?'),
      answer: t(
        'Choose one of your own published experiences and one of its gamepasses, from {minimum} Robux. We buy that gamepass; the amount is its price. Processing takes 1-3 business days.',
        { minimum },
      ),
    },
    {
      question: t('Do you need my password?'),
      answer: t(
        'No. You log in with your username. We never ask for a password or a cookie, and payouts can only go to a gamepass that your own account sells.',
      ),
    },
    {
      question: t('How much can I earn?'),
      answer: t(
        'It depends on the surveys you qualify for. Every wall shows its range before you open it, and every credit is listed with its reason.',
      ),
    },
    {
      question: t('Who may join?'),
      answer: t(
        'Anyone aged 13 or over with an account on the game platform. To withdraw, you also need to be in our group. To join events you need R$ {eventMinimum} in total earnings.',
        { eventMinimum },
      ),
    },
    {
      question: t('What if something goes wrong?'),
      answer: t('Ask on our Discord. Every amount in your activity has a reference, so we see exactly what you see.'),
    },
  ];
  return (
    <section id="questions" className={styles.section} aria-labelledby="questions-heading">
      <div>
        <h2 id="questions-heading">{t('Questions')}</h2>
        {settings.discord_link && (
          <Text as="p" tone="muted">
            <Trans
              id="Something else? <link>Ask on Discord</link>."
              components={{
                link: <TextLink href={settings.discord_link} target="_blank" rel="noopener noreferrer" />,
              }}
            />
          </Text>
        )}
      </div>
      <div>
        {questions.map(({ question, answer }, index) => (
          <Disclosure key={question} title={question} open={index === 0}>
            {answer}
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
