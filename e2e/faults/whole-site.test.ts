/** Faults that everybody meets, one after the other on one site. */
import './integrity.ts';
import './services.ts';
