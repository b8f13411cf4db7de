export { findNginx } from './find-nginx.ts';
