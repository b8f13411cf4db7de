// First, so that its cascade layers are declared before anybody else's.
import '@facet/ui';
import { startShell } from './start-shell.tsx';

startShell();
