export { Button } from '@facet/ui';
