import * as eventBus from '@orime/event-bus';
import * as platform from '@orime/platform';
import * as ui from '@orime/ui';
import * as uiJsxRuntime from '@orime/ui/jsx-runtime';
import * as overlays from '@orime/ui/overlays';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';

/** The shared five for remotes' server files, as `shared-modules.ts` is for their containers. */
export const shared: Readonly<Record<string, object>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@orime/event-bus': eventBus,
  '@orime/platform': platform,
  '@orime/ui': ui,
  '@orime/ui/jsx-runtime': uiJsxRuntime,
  '@orime/ui/overlays': overlays,
};
