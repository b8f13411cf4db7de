/** A flipped bit in each kind of file of every remote. */
import '../../faults/integrity.ts';
