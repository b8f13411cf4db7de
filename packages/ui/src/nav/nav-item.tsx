import { NavEntry, type NavEntryProps } from './nav-entry.tsx';
import styles from './nav.module.css';

/** One entry of the sidebar. */
export function NavItem(props: NavEntryProps) {
  return <NavEntry {...props} styles={styles} />;
}
