/** Every fault of every remote. */
import '../../faults/faults.test.ts';
