import { dateFormat } from '@facet/remote-kit';
import { PageHeader, Text, TextLink } from '@facet/ui';
import { t } from '../texts.ts';
import styles from './legal-page.module.css';
import { CHANGED_ON, type LegalText } from './legal-text.ts';

const day = dateFormat({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A legal text with its contents beside it. */
export function LegalPage({ text: { title, summary, sections } }: { text: LegalText }) {
  return (
    <article className={styles.page}>
      <PageHeader title={title}>{t('Effective {date}', { date: day(CHANGED_ON) })}</PageHeader>
      <Text as="p" size={16} className={styles.summary}>
        {summary}
      </Text>
      <div className={styles.columns}>
        <nav aria-label={t('On this page')} className={styles.contents}>
          <ol>
            {sections.map(({ id, heading }) => (
              <li key={id}>
                <TextLink href={`#${id}`}>{heading}</TextLink>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.text}>
          {sections.map(({ id, heading, paragraphs }) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`}>
              <h2 id={`${id}-heading`}>{heading}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}
