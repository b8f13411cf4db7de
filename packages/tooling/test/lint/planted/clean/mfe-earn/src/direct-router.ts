export { Link } from '@facet/remote-kit';
