import type { ReactNode } from 'react';
import { Stack, Text } from '../src/index.ts';
import styles from './gallery.module.css';

/** One part of the gallery: its name at the left, its states at the right. */
export function Section({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <header>
        <h2>{title}</h2>
        {note && (
          <Text as="p" tone="muted">
            {note}
          </Text>
        )}
      </header>
      <Stack gap={6}>{children}</Stack>
    </section>
  );
}

/** A state with its name below. */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <figure className={styles.state}>
      {children}
      <figcaption>
        <Text tone="muted" size={12}>
          {name}
        </Text>
      </figcaption>
    </figure>
  );
}
