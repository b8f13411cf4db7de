/** Every bug that is planted in the ledger. */
import '../ledger/planted.test.ts';
