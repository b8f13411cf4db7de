import { buildFrontEnd } from './build-front-end.ts';

/** Builds the shell and every remote whose sources changed. */
await buildFrontEnd((message) => console.log(message));
