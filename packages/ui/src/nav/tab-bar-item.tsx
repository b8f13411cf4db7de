import { NavEntry, type NavEntryProps } from './nav-entry.tsx';
import styles from './tab-bar.module.css';

/** One entry of the TabBar. */
export function TabBarItem(props: NavEntryProps) {
  return <NavEntry {...props} styles={styles} />;
}
