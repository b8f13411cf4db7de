import { configure } from '@testing-library/dom';
import { PATIENCE_MS } from './patience-ms.ts';

/** A busy machine takes longer than a second to draw a page. */
configure({ asyncUtilTimeout: PATIENCE_MS });
