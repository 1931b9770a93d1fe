import type { Route } from 'playwright-core';
import type { ChaosTarget } from './chaos-site.ts';

export type Answer = (route: Route) => Promise<void> | void;

/** Of a target, what a fault has to know. */
export type Victim = Pick<ChaosTarget, 'remote' | 'container' | 'entry' | 'locales'>;

/** Where the fault is: on the way to the files, in what they do, or in what they hold. */
export type FaultKind = 'network' | 'code' | 'content';

export interface Fault {
  readonly name: string;
  readonly kind: FaultKind;
  readonly answer: (victim: Victim) => Answer;
  /** What the page of the remote comes to. Default: the panel. `waits`: the panel that says so, while loading goes on. */
  readonly endsIn?: 'panel' | 'waits' | 'page';
  /** The panel's code, where only what the fault itself does comes to it: another one means that the page never met the fault. */
  readonly code?: 'entry_threw' | 'screen_threw';
  /** The browser compares the entry with what was released. Otherwise what the altered one does would never be seen. */
  readonly keepsDigests?: boolean;
  /** Name of the error by which the browser says that it cannot read a script: no page can catch that one. */
  readonly complaint?: string;
}

const isEntry = (route: Route, { entry }: Victim): boolean => new URL(route.request().url()).pathname.endsWith(`/${entry}`);
const isScript = (route: Route): boolean => new URL(route.request().url()).pathname.endsWith('.js');

const withEntry =
  (body: (victim: Victim) => string) =>
  (victim: Victim): Answer =>
  (route) =>
    isEntry(route, victim) ? route.fulfill({ contentType: 'text/javascript', body: body(victim) }) : route.continue();

const withChunks =
  (answer: Answer) =>
  (victim: Victim): Answer =>
  (route) =>
    isScript(route) && !isEntry(route, victim) ? answer(route) : route.continue();

/** A container whose screens and fragments are the given component, made with the React that the host hands over. */
const withParts = (component: string) =>
  withEntry(
    ({ remote, container }) => `
var ${container} = (() => {
  let react;
  const parts = new Proxy({}, { get: () => async () => ({ default: (${component})(react) }) });
  const definition = { name: '${remote}', routes: parts, fragments: parts, locales: { en: async () => ({}), jp: async () => ({}) } };
  return {
    init: async (scope) => { react = (await Object.values(scope.react)[0].get())(); },
    get: async () => () => ({ default: definition }),
  };
})();`,
  );

const missing: Answer = (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' });

const halved: Answer = async (route) => {
  const answer = await route.fetch();
  const text = await answer.text();
  await route.fulfill({ contentType: 'text/javascript', body: text.slice(0, text.length / 2) });
};

const late: Answer = async (route) => {
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  await route.continue();
};

/** Ways in which a remote can be broken, each made from outside, on the network. */
export const FAULTS: readonly Fault[] = [
  { name: 'cannot be reached', kind: 'network', answer: () => (route) => route.abort('connectionrefused'), keepsDigests: true },
  {
    name: 'answers 500',
    kind: 'network',
    answer: () => (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }),
    keepsDigests: true,
  },
  {
    name: 'answers HTML with 200',
    kind: 'content',
    answer: () => (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Welcome to the proxy</h1>' }),
  },
  { name: 'never answers', kind: 'network', answer: () => () => undefined, endsIn: 'waits', keepsDigests: true },
  { name: 'throws when it starts', kind: 'code', answer: withEntry(() => 'throw new Error("broken entry")'), code: 'entry_threw' },
  {
    name: 'throws while rendering',
    kind: 'code',
    answer: withParts('() => () => { throw new Error("broken render") }'),
    code: 'screen_threw',
  },
  {
    name: 'throws in an effect',
    kind: 'code',
    answer: withParts('(react) => () => { react.useEffect(() => { throw new Error("broken effect") }, []); return null }'),
    code: 'screen_threw',
  },
  {
    name: 'is altered on its way',
    kind: 'content',
    answer: withParts('(react) => () => react.createElement("h1", null, "Altered")'),
    keepsDigests: true,
  },
  { name: 'comes in half', kind: 'content', answer: withChunks(halved), complaint: 'SyntaxError' },
  { name: 'is slow', kind: 'network', answer: () => late, endsIn: 'page', keepsDigests: true },
  { name: 'lacks its chunks', kind: 'content', answer: withChunks(missing), keepsDigests: true },
  {
    name: 'lacks its texts',
    kind: 'content',
    answer:
      ({ locales }) =>
      (route) =>
        [...locales.en, ...locales.jp].some((file) => new URL(route.request().url()).pathname.endsWith(`/${file}`))
          ? missing(route)
          : route.continue(),
    keepsDigests: true,
  },
];
