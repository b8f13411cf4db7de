/** Every service gone, and held. */
import '../../faults/services.test.ts';
