export { DomainError } from '@facet/service-kit';
