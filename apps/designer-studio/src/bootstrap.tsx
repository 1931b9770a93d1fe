import { startAlone } from '@orime/platform/alone';
import remote from './remote.ts';
import { routes } from './routes.ts';

void startAlone(remote, routes);
