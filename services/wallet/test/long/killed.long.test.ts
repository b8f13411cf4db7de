/** The same with many more kills. */
import '../killed.test.ts';
