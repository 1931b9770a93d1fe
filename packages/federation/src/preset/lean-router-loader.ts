/**
 * Lets the bundler leave out what nobody uses of React Router: forms, fetchers, framework prefetching and their warnings are
 * half of it. Its `X.displayName = …` statements and unmarked `React.forwardRef(…)` calls look like work to be done at
 * import; without them they are plain unused declarations. It costs 5 kB of the first load otherwise.
 */
// oxlint-disable-next-line import/no-default-export -- webpack asks a loader for one
export default function leanRouter(source: string): string {
  return source
    .replaceAll(/^\w+\.displayName = .*;$/gm, '')
    .replaceAll(/= (React\d*\.(?:forwardRef|memo|createContext|lazy)\()/g, '= /* @__PURE__ */ $1')
    .replace(/^var ENABLE_DEV_WARNINGS = true;$/m, 'var ENABLE_DEV_WARNINGS = false;');
}
