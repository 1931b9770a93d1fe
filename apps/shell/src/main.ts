import { showBootFailure } from './boot-failure.ts';
import { installTrustedTypes } from './remotes/trusted-types.ts';

// Before anything is loaded: from here on only released files become scripts.
installTrustedTypes();
// A small first file and one asynchronous boundary: whatever of the rest cannot be fetched is caught here.
import(/* webpackChunkName: "boot" */ './bootstrap.tsx').catch(showBootFailure);
