/** The page of every contract. */
import '../docs/docs.test.ts';
