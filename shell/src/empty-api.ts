/**
 * Where the generated calls of the shell's rooms go: the session's api, so that the open stream refreshes their answers
 * and a logout forgets them.
 */
export { sessionApi as emptyApi } from '@facet/remote-kit';
