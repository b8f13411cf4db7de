export { Button as Shown } from '@facet/ui';
