export { Journal, type Section } from './journal.ts';
