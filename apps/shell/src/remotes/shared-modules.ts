import * as eventBus from '@orime/event-bus';
import { shareScope } from '@orime/federation/host-kit';
import * as platform from '@orime/platform';
import { commandsOf } from '@orime/platform/host';
import platformPackage from '@orime/platform/package.json' with { type: 'json' };
import * as ui from '@orime/ui';
import * as uiJsxRuntime from '@orime/ui/jsx-runtime';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';

const version = react.version;
/** Facades carry the version of the shell: whether a remote fits was checked when the set was released. */
const facade = platformPackage.version;

/**
 * The shared five, whole: a remote that was released after this shell finds every export it was promised. Part of
 * the loader's chunk, because the shell's own pages need only some of it.
 */
const shared = shareScope({
  react: { version, module: react },
  'react/jsx-runtime': { version, module: jsxRuntime },
  'react-dom': { version, module: reactDom },
  '@orime/event-bus': { version: facade, module: eventBus },
  '@orime/platform': { version: facade, module: platform },
  '@orime/ui': { version: facade, module: ui },
  '@orime/ui/jsx-runtime': { version: facade, module: uiJsxRuntime },
  '@orime/ui/overlays': { version: facade, load: () => import('@orime/ui/overlays') },
});

/** The shared five for one remote, `remote@version`: the platform's commands go out in its name and under its rights. */
export function sharedFor(source: string): typeof shared {
  const own = shareScope({ '@orime/platform': { version: facade, module: { ...platform, ...commandsOf(source) } } });
  return { ...shared, ...own };
}
