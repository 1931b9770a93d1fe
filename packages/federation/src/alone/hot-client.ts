import { injectIntoGlobalHook, performReactRefresh } from 'react-refresh/runtime';

/** What webpack gives a module whose replacement it can carry out. */
interface Hot {
  check(autoApply: true): Promise<readonly unknown[] | null>;
}

/** The part of a browser that this file needs; the rest of this package runs in Node. */
interface Page {
  readonly location: { reload(): void };
  readonly EventSource: new (address: string) => {
    addEventListener(type: 'message', listener: (event: { readonly data: string }) => void): void;
  };
}

const page = globalThis as unknown as Page;
// Written out: webpack exchanges this expression, and gives nothing to who takes `import.meta` apart.
// oxlint-disable-next-line prefer-destructuring -- see above
const webpackHot = (import.meta as ImportMeta & { readonly webpackHot?: Hot }).webpackHot;
/** Written by webpack: the build that runs here, also after a replacement. */
declare const __webpack_hash__: string;

// Before React is there: it tells this hook what it draws.
injectIntoGlobalHook(globalThis);

let newest = __webpack_hash__;
let isReplacing = false;

/** Applies each new build to the running page; what cannot be exchanged loads the page anew. */
new page.EventSource('/__orime/changes').addEventListener('message', ({ data }) => {
  newest = data;
  if (!isReplacing) void catchUp();
});

function isBehind(): boolean {
  return newest !== __webpack_hash__;
}

/** A build that is told of while another one is applied follows it. */
async function catchUp(): Promise<void> {
  isReplacing = true;
  try {
    while (isBehind()) {
      if (webpackHot === undefined || (await webpackHot.check(true)) === null) return page.location.reload();
      performReactRefresh();
    }
    isReplacing = false;
  } catch {
    page.location.reload();
  }
}
