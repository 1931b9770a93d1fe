import { injectIntoGlobalHook, performReactRefresh } from 'react-refresh/runtime';

/** What webpack gives a module whose replacement it can carry out. */
interface Hot {
  check(autoApply: true): Promise<readonly unknown[] | null>;
  status(): string;
}

/** The part of a browser that this file needs; the rest of this package runs in Node. */
interface Page {
  readonly location: { reload(): void };
  readonly EventSource: new (address: string) => { addEventListener(type: 'message', listener: () => void): void };
}

const page = globalThis as unknown as Page;
const { webpackHot } = import.meta as ImportMeta & { readonly webpackHot?: Hot };

// Before React is there: it tells this hook what it draws.
injectIntoGlobalHook(globalThis);

/** Applies each new build to the running page; what cannot be exchanged loads the page anew. */
new page.EventSource('/__orime/changes').addEventListener('message', () => {
  if (webpackHot === undefined || webpackHot.status() !== 'idle') return page.location.reload();
  webpackHot.check(true).then(
    (replaced) => (replaced === null ? page.location.reload() : performReactRefresh()),
    () => page.location.reload(),
  );
});
