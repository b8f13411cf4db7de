export { page } from 'mfe-earn';
