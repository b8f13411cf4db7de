/** Every service gone, and held. */
import '../../faults/services.ts';
