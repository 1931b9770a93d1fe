/**
 * What no text of the site needs of i18next: it is one module of classes, of which no bundler leaves out a method. `createEngine` of the
 * platform gives it all texts itself, two languages and no `debug`.
 */
const UNUSED_METHODS = ['cloneInstance', 'dir', 'getUsedParamsDetails', 'hydrate', 'loadLanguages', 'use'];

/** Statements that log are silent without `debug`; those of errors are kept. */
const LOGS = /^( *(?:if \(.*\) )?)this\.logger\.(?:warn|log|deprecate|once)\(.*\);$/gm;

/** Asks a backend for texts. Without one it answers at once, and its place is looked into by name. */
const CONNECTOR = /^class Connector extends EventEmitter \{\n[\s\S]*?^\}$/m;
const NO_CONNECTOR = `class Connector extends EventEmitter {
  state = {};
  load(languages, namespaces, callback) {
    callback();
  }
}`;

/** Loader for i18next: leaves out a fifth of it. Throws when a part that it leaves out is written in another way than it knows. */
// oxlint-disable-next-line import/no-default-export -- as webpack finds a loader
export default function leanI18next(source: string): string {
  const methods = UNUSED_METHODS.map((name) => [new RegExp(`^  ${name}\\([^\\n]*\\) \\{\\n[\\s\\S]*?^  \\}\\n`, 'm'), ''] as const);
  return [...methods, [CONNECTOR, NO_CONNECTOR] as const, [LOGS, '$1void 0;'] as const].reduce((rest, [part, instead]) => {
    const shorter = rest.replace(part, instead);
    if (shorter === rest) throw new Error(`i18next is not written as lean-i18next.ts knows it: nothing is like ${String(part)}`);
    return shorter;
  }, source);
}
