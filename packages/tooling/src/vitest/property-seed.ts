import fc from 'fast-check';

const SEED = 20_261_121;

/**
 * Property tests try the same cases in every `npm test`, so that a failure is about the change that is tested; `npm run
 * test:long` draws new ones each time, and names the seed of a case that fails.
 */
if (process.env['TEST_LENGTH'] !== 'long') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: SEED });
