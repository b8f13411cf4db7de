import { classes } from './classes.ts';
import styles from './spinner.module.css';

/** A turning ring in the colour of the text around it, which says what is going on. */
export function Spinner({ accent = false }: { accent?: boolean | undefined }) {
  return <span className={classes(styles.spinner, accent && styles.accent)} aria-hidden="true" />;
}
