import { forgetDigests } from '@orime/federation/chaos';
import type { Page, Route } from '@playwright/test';

/** One public or personal page of each remote, and who sees it. */
export const REMOTE_PAGES = {
  'retail-shop': { path: '/catalog' },
  wholesale: { path: '/wholesale/catalog' },
  magazine: { path: '/digital-magazine' },
  'directory-globe': { path: '/designers' },
  'designer-studio': { path: '/create-profile', as: 'designer' },
  admin: { path: '/admin/update-all-designs', as: 'admin' },
} as const;

export type RemoteName = keyof typeof REMOTE_PAGES;

type Answer = (route: Route) => Promise<void> | void;

const script =
  (body: string): Answer =>
  (route) =>
    isEntry(route) ? route.fulfill({ contentType: 'text/javascript', body }) : route.continue();

/** A container whose screens and fragments are the given component, made with the React that the host hands over. */
const container = (remote: string, component: string): string => `
var ${remote.replaceAll('-', '_')} = (() => {
  let react;
  const parts = new Proxy({}, { get: () => async () => ({ default: (${component})(react) }) });
  return {
    init: async (scope) => { react = (await Object.values(scope.react)[0].get())(); },
    get: async () => () => ({ default: {
      name: '${remote}',
      routes: parts,
      fragments: parts,
      locales: { en: async () => ({}), jp: async () => ({}) },
    } }),
  };
})();`;

/** Every screen of the remote throws this when it is drawn. */
export const throwing = (remote: RemoteName, message: string): Answer =>
  script(container(remote, `() => () => { throw new Error(${JSON.stringify(message)}) }`));

/** A script that works and is not the one that was released: browsers know it by its digest and do not run it. */
const altered = (remote: RemoteName): Answer => script(container(remote, '(react) => () => react.createElement("h1", null, "Altered")'));

/** The fault that a browser notices by itself. */
export const ALTERED = 'is altered on its way';

/** Ways in which a remote can be broken; each is made from outside, on the network. */
export const FAULTS: Readonly<Record<string, (remote: RemoteName) => Answer>> = {
  'cannot be reached': () => (route) => route.abort('connectionrefused'),
  'answers 500': () => (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }),
  'answers HTML with 200': () => (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><h1>Welcome to the proxy</h1>' }),
  'throws when it starts': () => script('throw new Error("broken entry")'),
  'throws while rendering': (remote) => throwing(remote, 'broken render'),
  [ALTERED]: altered,
  'throws in an effect': (remote) =>
    script(container(remote, '(react) => () => { react.useEffect(() => { throw new Error("broken effect") }, []); return null }')),
};

/** The panel's code, where only what the fault itself does comes to it: another one means that the page never met the fault. */
export const CODES: Readonly<Record<string, string>> = {
  'throws when it starts': 'entry_threw',
  'throws while rendering': 'screen_threw',
  'throws in an effect': 'screen_threw',
};

/** Breaks everything the remote serves until the returned function is called. But for the altered script, the page runs what it gets. */
export async function breakRemote(page: Page, remote: RemoteName, answer: Answer, keepsDigests = false): Promise<() => Promise<void>> {
  if (!keepsDigests) await forgetDigests(page);
  const files = `**/r/${remote}/**`;
  if (!keepsDigests) await page.addInitScript(() => Object.defineProperty(HTMLScriptElement.prototype, 'integrity', { set() {} }));
  await page.route(files, answer);
  return () => page.unroute(files, answer);
}

function isEntry(route: Route): boolean {
  return /\/remote\.[0-9a-f]+\.js$/.test(new URL(route.request().url()).pathname);
}
