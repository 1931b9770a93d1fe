import type { StyleBlock } from '@orime/contracts';
import type { EmotionCache } from '@orime/ui';

/**
 * What a render has put into its style cache, in that order: first the global styles, each under the name by which its component looks
 * for it in the browser, then all others in one block.
 */
export function extractStyles({ key, inserted, registered }: EmotionCache): readonly StyleBlock[] {
  const rules = Object.entries(inserted).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const isGlobal = (name: string): boolean => registered[`${key}-${name}`] === undefined && !name.startsWith('animation-');
  const own = rules.filter(([name]) => !isGlobal(name));
  return [
    ...rules.filter(([name]) => isGlobal(name)).map(([name, css]) => ({ names: `${key}-global ${name}`, css })),
    { names: [key, ...own.map(([name]) => name)].join(' '), css: own.map(([, css]) => css).join('') },
  ];
}
