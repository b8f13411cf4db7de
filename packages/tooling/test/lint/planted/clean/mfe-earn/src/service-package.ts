export { defineRemote as named } from '@facet/remote-kit';
