import { afterFirstPaint } from './after-first-paint.ts';
import { showBootFailure } from './boot-failure.ts';
import { installTrustedTypes } from './remotes/trusted-types.ts';

// Before anything is loaded: from here on only released files become scripts.
installTrustedTypes();
// A small first file and one asynchronous boundary: whatever of the rest cannot be fetched is caught here.
const boot = () => void import(/* webpackChunkName: "boot" */ './bootstrap.tsx').catch(showBootFailure);

// The document says so while its first view has line and processor for itself, and dispatches the event when it is painted.
if (document.documentElement.hasAttribute('data-arriving')) addEventListener('orime-arrived', boot, { once: true });
else afterFirstPaint(boot);
