import type { XmlElement } from './read-xml.ts';

export type StyleReader = (element: XmlElement, inherited: ReadonlyMap<string, string>) => ReadonlyMap<string, string>;

const INHERITED = ['fill', 'fill-rule', 'stroke', 'stroke-width', 'visibility', 'color'];
const READ = [...INHERITED, 'display'];

/** Reads what an element looks like: presentation attributes, rules for single classes as drawing programs write them, its `style`. */
export function styleReader(root: XmlElement): StyleReader {
  const rules = classRules(root);
  return ({ attributes }, inherited) => {
    const style = new Map(INHERITED.flatMap((key) => (inherited.has(key) ? [[key, inherited.get(key) ?? '']] : [])));
    const set = (key: string, value: string): void => {
      if (READ.includes(key) && value !== 'inherit') style.set(key, value === 'currentColor' ? (style.get('color') ?? 'black') : value);
    };
    for (const [key, value] of attributes) set(key, value.trim());
    for (const name of (attributes.get('class') ?? '').split(/\s+/)) for (const [key, value] of rules.get(name) ?? []) set(key, value);
    for (const [key, value] of declarations(attributes.get('style') ?? '')) set(key, value);
    return style;
  };
}

type Declarations = readonly (readonly [key: string, value: string])[];

function declarations(text: string): Declarations {
  return text.split(';').flatMap((part) => {
    const [key = '', value = ''] = part.split(':');
    return value === '' ? [] : [[key.trim(), value.replace('!important', '').trim()] as const];
  });
}

function classRules(root: XmlElement): ReadonlyMap<string, Declarations> {
  const rules = new Map<string, Declarations>();
  for (const css of stylesOf(root))
    for (const [, selectors = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g))
      for (const [, name = ''] of selectors.matchAll(/(?:^|,)\s*\.([\w-]+)\s*(?=,|$)/g))
        rules.set(name, [...(rules.get(name) ?? []), ...declarations(body)]);
  return rules;
}

function stylesOf(element: XmlElement): readonly string[] {
  return element.name === 'style' ? [element.text] : element.children.flatMap(stylesOf);
}
