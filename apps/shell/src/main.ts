import { installTrustedTypes } from './remotes/trusted-types.ts';

// Before anything is loaded: from here on only released files become scripts.
installTrustedTypes();
// The asynchronous boundary that federation needs: nothing of the page runs before the shared modules are in place.
void import('./bootstrap.tsx');
