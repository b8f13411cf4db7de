import { configure, getConfig, prettyDOM } from '@testing-library/dom';
import react from 'react';

/** React would note for each element the stack that made it, up to 10,000 a second, for the last lines of a warning. */
const internals = Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE') as object;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: ignore });

/**
 * A query that waits would print the whole page at each try, though only what `waitFor` prints when it gives up is
 * read.
 */
configure({
  getElementError: (message, container) => {
    const isTry = message !== null && Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
    const page = isTry ? '' : prettyDOM(container);
    return Object.assign(new Error([message, page].filter(Boolean).join('\n\n')), { name: 'TestingLibraryElementError' });
  },
});

function ignore(): void {}
