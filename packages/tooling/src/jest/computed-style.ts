import { createRequire } from 'node:module';

/** What of jsdom's inner objects is used here. */
interface InnerElement {
  readonly localName: string;
  readonly parentElement: InnerElement | null;
  readonly style: InnerStyle;
  readonly _ownerDocument: InnerDocument;
  getAttributeNS(namespace: null, name: string): string | null;
}
interface InnerStyle {
  getPropertyValue(name: string): string;
}
interface InnerDocument {
  readonly styleSheets: { readonly _list: readonly Sheet[] };
  /** Emptied by jsdom whenever the document changes. */
  _styleCache: (WeakMap<object, unknown> & { few?: Declarations }) | null;
}
interface Rule {
  readonly selectorText?: string;
  readonly style?: InnerStyle;
  readonly media?: ArrayLike<string>;
  readonly cssRules?: readonly Rule[];
}
interface Sheet {
  readonly cssRules: readonly Rule[];
}

/** Jest's own jsdom: its environment brings it. */
const requireOfJest = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));
const { matchesDontThrow } = requireOfJest('jsdom/lib/jsdom/living/helpers/selectors.js') as {
  matchesDontThrow: (element: InnerElement, selector: string) => boolean;
};
const { implForWrapper } = requireOfJest('jsdom/lib/jsdom/living/generated/utils.js') as {
  implForWrapper: (element: unknown) => InnerElement | null | undefined;
};
const defaultSheet = (requireOfJest('rrweb-cssom') as { parse: (text: string) => Sheet }).parse(
  requireOfJest('jsdom/lib/jsdom/browser/default-stylesheet.js') as string,
);

/** What queries by role, names and clicks ask about each element up to the root, and what it is where nothing says so: then it is inherited. */
const FEW: Readonly<Record<string, string | undefined>> = { display: undefined, visibility: 'visible', 'pointer-events': 'auto' };

type GetComputedStyle = (element: unknown, pseudo?: string | null) => InnerStyle & Record<string | symbol, unknown>;

/**
 * jsdom answers a question about an element's style by copying all of its properties, whose texts it parses, from all rules of all
 * sheets. Queries by role ask about each element whether it is displayed. That is answered from the rules that say so alone, by jsdom's
 * own cascade: the last rule that matches. Every other question is left to jsdom.
 */
export function answerFewStylesFast(window: { getComputedStyle: unknown }): void {
  const wholeStyle = window.getComputedStyle as GetComputedStyle;
  window.getComputedStyle = (element: unknown, pseudo?: string | null) => {
    const inner = implForWrapper(element);
    if (inner === null || inner === undefined || (pseudo !== undefined && pseudo !== null && pseudo !== ''))
      return wholeStyle.call(window, element, pseudo);
    let whole: ReturnType<GetComputedStyle> | undefined;
    const style = () => (whole ??= wholeStyle.call(window, element));
    return new Proxy(
      {},
      {
        get(_, asked) {
          if (asked === 'getPropertyValue')
            return (name: string) => (Object.hasOwn(FEW, name) ? valueOf(inner, name) : style().getPropertyValue(name));
          const name = asked === 'pointerEvents' ? 'pointer-events' : asked;
          if (typeof name === 'string' && Object.hasOwn(FEW, name)) return valueOf(inner, name);
          const value = style()[asked];
          return typeof value === 'function' ? value.bind(style()) : value;
        },
        has: (_, asked) => asked in style(),
      },
    );
  };
}

function valueOf(element: InnerElement, name: string): string {
  const initial = FEW[name];
  for (let at: InnerElement | null = element; at !== null; at = at.parentElement) {
    const value = cascaded(at, name);
    if (value !== '' || initial === undefined) return value;
  }
  return initial ?? '';
}

/** The value of the last declaration that applies, an empty text without one. */
function cascaded(element: InnerElement, name: string): string {
  const own = element.style.getPropertyValue(name);
  const value = own === '' ? lastDeclared(element, name) : own;
  return value === 'unset' ? '' : value;
}

interface Declared {
  readonly place: number;
  readonly value: string;
  readonly selector: string;
}
/** Declarations of a property by the kind of their selector; those of one class or one tag need no selector engine. */
interface OfProperty {
  readonly byClass: ReadonlyMap<string, Declared>;
  readonly byTag: ReadonlyMap<string, Declared>;
  readonly others: readonly Declared[];
}
type Declarations = Readonly<Record<string, OfProperty>>;

function lastDeclared(element: InnerElement, name: string): string {
  const found = declarations(element._ownerDocument)[name];
  if (found === undefined) return '';
  const classes = (element.getAttributeNS(null, 'class') ?? '').split(/\s+/);
  const candidates = [found.byTag.get(element.localName), ...classes.map((each) => found.byClass.get(each))];
  let last = candidates.reduce((best, other) => (other !== undefined && other.place > (best?.place ?? 0) ? other : best), undefined);
  for (let at = found.others.length - 1; at >= 0; at -= 1) {
    const other = found.others[at];
    if (other === undefined || other.place < (last?.place ?? 0)) break;
    if (matchesDontThrow(element, other.selector)) {
      last = other;
      break;
    }
  }
  return last?.value ?? '';
}

function declarations(document: InnerDocument): Declarations {
  document._styleCache ??= new WeakMap();
  return (document._styleCache.few ??= readSheets([defaultSheet, ...document.styleSheets._list]));
}

function readSheets(sheets: readonly Sheet[]): Declarations {
  return Object.fromEntries(
    Object.keys(FEW).map((name) => {
      const byClass = new Map<string, Declared>();
      const byTag = new Map<string, Declared>();
      const others: Declared[] = [];
      let place = 0;
      for (const { selectors, value } of sheets.flatMap((sheet) => declarationsIn(sheet)[name] ?? [])) {
        place += 1;
        for (const selector of selectors) {
          if (/^\.[\w-]+$/.test(selector)) byClass.set(selector.slice(1), { place, value, selector });
          else if (/^[a-z][a-z0-9]*$/.test(selector)) byTag.set(selector, { place, value, selector });
          else others.push({ place, value, selector });
        }
      }
      return [name, { byClass, byTag, others }];
    }),
  );
}

type DeclaredIn = Readonly<Record<string, readonly { readonly selectors: readonly string[]; readonly value: string }[]>>;
/** Sheets grow at their end, and say so by their length. */
const read = new WeakMap<Sheet, { readonly length: number; readonly declared: DeclaredIn }>();

function declarationsIn(sheet: Sheet): DeclaredIn {
  const { length } = sheet.cssRules;
  const known = read.get(sheet);
  if (known?.length === length) return known.declared;
  const rules = applying(sheet.cssRules);
  const declared = Object.fromEntries(
    Object.keys(FEW).map((name) => [
      name,
      rules.map(({ selectors, style }) => ({ selectors, value: style.getPropertyValue(name) })).filter(({ value }) => value !== ''),
    ]),
  );
  read.set(sheet, { length, declared });
  return declared;
}

/** As jsdom has it: rules outside of media queries, and those for screens. A list is divided where its commas can only be those of the list. */
function applying(rules: readonly Rule[]): readonly { readonly selectors: readonly string[]; readonly style: InnerStyle }[] {
  return [...rules].flatMap((rule) => {
    if (rule.media !== undefined) return Array.from(rule.media).includes('screen') ? applying(rule.cssRules ?? []) : [];
    const { selectorText, style } = rule;
    if (selectorText === undefined || style === undefined) return [];
    const selectors = /["'([]/.test(selectorText) ? [selectorText] : selectorText.split(',').map((part) => part.trim());
    return [{ selectors, style }];
  });
}
