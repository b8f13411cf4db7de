import { configure } from '@testing-library/dom';

/** A busy machine takes longer than a second to draw a page: what is awaited on one may take this long before it counts as absent. */
const ASYNC_TIMEOUT_MS = 5_000;

configure({ asyncUtilTimeout: ASYNC_TIMEOUT_MS });
