export { useSelector } from '@facet/remote-kit';
