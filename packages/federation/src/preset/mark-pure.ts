/** Calls that only make something: nobody misses it where nobody uses it. */
const MAKERS = /= ((?:React\d*\.|\(0, \w+\.)?(?:forwardRef|memo|createContext)\)?\()/g;
/** Names for React's developer tools, which no released build shows. As statements of a module they would keep what they name. */
const NAMES = /^\w+\.displayName = (?:"[^"]*"|'[^']*');$/gm;

/**
 * Loader for libraries that are one large module: says which of its calls have no effect, so that what the site does not use of it is left
 * out. Of React Router that is 40 %.
 */
// oxlint-disable-next-line import/no-default-export -- as webpack finds a loader
export default function markPure(source: string): string {
  return source
    .replaceAll(NAMES, '')
    .replaceAll(MAKERS, '= /* @__PURE__ */ $1')
    .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;');
}
