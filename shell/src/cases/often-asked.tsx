import { Card, Disclosure } from '@facet/ui';
import { t } from '../texts.ts';
import { useOftenAsked } from './answers.ts';
import styles from './cases.module.css';

/** What needs no case: each question opens its answer. */
export function OftenAsked() {
  return (
    <Card aria-labelledby="often-asked">
      <h2 id="often-asked" className={styles.aside}>
        {t('Often asked')}
      </h2>
      <ul className={styles.asked}>
        {useOftenAsked().map(({ question, answer }) => (
          <li key={question}>
            <Disclosure compact title={question}>
              {answer}
            </Disclosure>
          </li>
        ))}
      </ul>
    </Card>
  );
}
