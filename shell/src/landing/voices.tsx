import { RankStone, Text, type Rank } from '@facet/ui';
import { t } from '../texts.ts';
import styles from './voices.module.css';

/** What members may say one day: marked as examples, since nobody has said them. */
export function Voices() {
  const voices: { text: string; who: string; rank: Rank }[] = [
    {
      text: t('I asked why I had 42.00 less than I expected. It showed me the reversed survey, with the date.'),
      who: t('A Gold member'),
      rank: 'gold',
    },
    {
      text: t('I built my first gamepass just to withdraw. The three steps told me exactly what was missing.'),
      who: t('A Bronze member'),
      rank: 'bronze',
    },
    {
      text: t('The range on each wall is honest. I do B on the bus and C at weekends.'),
      who: t('A Silver member'),
      rank: 'silver',
    },
  ];
  return (
    <section className={styles.section} aria-labelledby="voices">
      <h2 id="voices">{t('What members say')}</h2>
      <div className={styles.voices}>
        {voices.map(({ text, who, rank }) => (
          <figure key={rank} className={styles.voice}>
            <blockquote>{text}</blockquote>
            <figcaption>
              <RankStone rank={rank} size={24} />
              <span>
                <strong>{who}</strong>
                <Text tone="muted" size={12}>
                  {t('Example')}
                </Text>
              </span>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
