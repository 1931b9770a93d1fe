export interface XmlElement {
  /** Name without its namespace prefix. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  readonly text: string;
}

export class XmlProblem extends Error {
  override name = 'XmlProblem';
}

const MOST_ELEMENTS = 20_000;
const DEEPEST = 60;
const NAME = String.raw`[A-Za-z_][\w.:-]*`;
const TAG = new RegExp(String.raw`^<(/?)(${NAME})((?:\s+${NAME}\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(/?)>`);
const ATTRIBUTE = new RegExp(String.raw`(${NAME})\s*=\s*(?:"([^"]*)"|'([^']*)')`, 'g');

/**
 * Reads the elements of an XML text. A small reader of our own, since a worker has no DOMParser and a page's parser would know entities:
 * declarations of those are refused, and only the five of XML and numbers are resolved.
 */
export function readXml(text: string): XmlElement {
  const root = open('#root', new Map());
  const stack = [root];
  let count = 0;
  for (let at = 0; at < text.length;) {
    const top = stack.at(-1) ?? root;
    const next = text.indexOf('<', at);
    if (next === -1) break;
    top.text += resolve(text.slice(at, next));
    const skipped = skipMarkup(text, next, top);
    if (skipped !== undefined) {
      at = skipped;
      continue;
    }
    const tag = TAG.exec(text.slice(next, next + 400_000));
    if (tag === null) throw new XmlProblem(`Not XML at ${String(next)}`);
    const [whole, slash, name = '', attributes = '', selfClosing] = tag;
    at = next + whole.length;
    if (slash === '/') {
      if (stack.length < 2 || top.name !== localName(name)) throw new XmlProblem(`${name} is closed but not open`);
      stack.pop();
      continue;
    }
    const element = open(localName(name), readAttributes(attributes));
    top.children.push(element);
    if (++count > MOST_ELEMENTS || stack.length > DEEPEST) throw new XmlProblem('Too many elements');
    if (selfClosing !== '/') stack.push(element);
  }
  const [first] = root.children;
  if (first === undefined || stack.length > 1) throw new XmlProblem('No whole element');
  return first;
}

type OpenElement = { name: string; attributes: ReadonlyMap<string, string>; children: OpenElement[]; text: string };

function open(name: string, attributes: ReadonlyMap<string, string>): OpenElement {
  return { name, attributes, children: [], text: '' };
}

/** Where comments, declarations and sections of text end; undefined for an element. */
function skipMarkup(text: string, at: number, top: OpenElement): number | undefined {
  if (text.startsWith('<!--', at)) return after(text, '-->', at);
  if (text.startsWith('<?', at)) return after(text, '?>', at);
  if (text.startsWith('<![CDATA[', at)) {
    const end = after(text, ']]>', at);
    top.text += text.slice(at + 9, end - 3);
    return end;
  }
  if (!/^<!DOCTYPE/i.test(text.slice(at, at + 9))) return undefined;
  const end = after(text, '>', at);
  if (text.slice(at, end).includes('[')) throw new XmlProblem('Declares entities');
  return end;
}

function after(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from);
  if (found === -1) throw new XmlProblem(`No ${mark}`);
  return found + mark.length;
}

function readAttributes(text: string): ReadonlyMap<string, string> {
  return new Map([...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [name, resolve(double ?? single ?? '')]));
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function resolve(text: string): string {
  return text.replaceAll(/&(#x?[\da-f]+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name] ?? whole;
    const code = name[1] === 'x' || name[1] === 'X' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
