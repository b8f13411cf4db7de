import { createRequire } from 'node:module';

export { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';

// Not told where webpack is, the plugin calls it wrongly and reads the stack of its error: a tenth of a small build
// (measured).
process.env['FEDERATION_WEBPACK_PATH'] ??= createRequire(import.meta.url).resolve('webpack');
