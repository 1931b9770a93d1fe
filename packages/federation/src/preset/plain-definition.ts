/** As a compiler leaves it: types are gone. */
const IMPORT = /^import \{ defineRemote \} from ['"]@orime\/platform['"];$/m;

/**
 * Loader for `src/remote.ts`: `defineRemote` gives back what it is given and is there for its types, so the remote's entry need not wait
 * for the module that it comes from. A file that imports more of that module stays as it is.
 */
// oxlint-disable-next-line import/no-default-export -- as webpack finds a loader
export default function plainDefinition(source: string): string {
  return source.replace(IMPORT, 'const defineRemote = (definition) => definition;');
}
