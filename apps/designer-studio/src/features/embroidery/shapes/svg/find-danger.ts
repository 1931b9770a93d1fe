import type { XmlElement } from './read-xml.ts';

export type SvgDanger = 'script' | 'handler' | 'foreign' | 'outside';

/** What makes a drawing more than a drawing; undefined for one that is harmless. Nothing is repaired: a file that tries this is refused whole. */
export function findDanger(element: XmlElement): SvgDanger | undefined {
  const name = element.name.toLowerCase();
  if (name === 'script') return 'script';
  if (['foreignobject', 'iframe', 'object', 'embed', 'html'].includes(name)) return 'foreign';
  if (name === 'style' && (/@import/i.test(element.text) || leadsOutside(element.text))) return 'outside';
  for (const [key, value] of element.attributes) {
    if (/^on/i.test(key)) return 'handler';
    if (/javascript\s*:/i.test(value)) return 'script';
    if (/(^|:)href$/i.test(key) && name !== 'a' && !/^\s*(#|data:image\/(png|jpe?g|gif|webp);)/i.test(value)) return 'outside';
    if (leadsOutside(value)) return 'outside';
  }
  for (const child of element.children) {
    const danger = findDanger(child);
    if (danger !== undefined) return danger;
  }
  return undefined;
}

function leadsOutside(text: string): boolean {
  return [...text.matchAll(/url\(\s*["']?\s*([^)"']*)/gi)].some(([, target = '']) => !target.startsWith('#'));
}
