/** The same as in every test run, with twenty kills. */
process.env['KILLS'] ??= '20';
await import('../../kills/kills.test.ts');
