export { findNginx, type Nginx } from './find-nginx.ts';
