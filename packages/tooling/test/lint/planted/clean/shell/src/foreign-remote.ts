export { defineRemote } from '@facet/remote-kit';
