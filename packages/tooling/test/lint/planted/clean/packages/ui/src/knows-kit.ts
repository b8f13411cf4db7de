export { useId } from 'react';
