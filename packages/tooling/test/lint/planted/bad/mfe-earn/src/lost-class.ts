import styles from './lost-class.module.css';

export const row = styles.lost;
