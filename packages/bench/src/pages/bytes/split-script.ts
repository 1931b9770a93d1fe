import { SourceMap, type SourceMapPayload } from 'node:module';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { groupOf } from './group-of.ts';

const compress = promisify(brotliCompress);

/**
 * What part of a script's encoded bytes each group has; the parts add up to 1. A group weighs what its characters alone weigh under Brotli,
 * in proportion: what two groups repeat of each other is nobody's.
 */
export async function splitScript(text: string, map: SourceMapPayload): Promise<ReadonlyMap<string, number>> {
  const weights = await Promise.all(
    [...charactersOf(text, map)].map(async ([group, characters]) => [group, (await compress(characters)).byteLength] as const),
  );
  const sum = weights.reduce((all, [, weight]) => all + weight, 0);
  return new Map(weights.map(([group, weight]) => [group, weight / sum]));
}

/** The characters of each group, in the order of the script. What no source is known of belongs to what stands before it. */
function charactersOf(text: string, payload: SourceMapPayload): ReadonlyMap<string, string> {
  const map = new SourceMap(payload);
  const groups = new Map<string, string[]>();
  const known = new Map<string, string>();
  let group = 'webpack';
  for (const [line, characters] of text.split('\n').entries()) {
    for (let column = 0; column < characters.length; column += 1) {
      const entry = map.findEntry(line, column);
      if ('originalSource' in entry) {
        group = known.get(entry.originalSource) ?? groupOf(entry.originalSource);
        known.set(entry.originalSource, group);
      }
      const part = groups.get(group) ?? [];
      groups.set(group, part);
      part.push(characters.charAt(column));
    }
  }
  return new Map([...groups].map(([name, parts]) => [name, parts.join('')]));
}
