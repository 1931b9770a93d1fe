import { globSync, readFileSync } from 'node:fs';

export const GAP_KINDS = ['endpoints', 'addresses', 'links'] as const;
export type GapKind = (typeof GAP_KINDS)[number];
export type Gaps = Readonly<Record<GapKind, readonly string[]>>;

/** `apps/<app>/map-gaps.json`: what the app has still to close, and what stays as it is, each with its reason. */
type GapFile = Partial<Gaps> & { readonly allowed?: Readonly<Record<string, string>> };

interface Entry {
  readonly file: string;
  readonly kind: GapKind | 'allowed';
  readonly key: string;
}

/**
 * Problems of the map as sentences: a gap that no file names, an entry that is no gap any more, one that is named twice, and an
 * allowed one without a reason.
 */
export function compareGaps(found: Gaps, root: string): readonly string[] {
  const entries = readEntries(root);
  return [
    ...GAP_KINDS.flatMap((kind) =>
      found[kind].filter((key) => !entries.some((entry) => covers(entry, kind, key))).map((key) => `${SENTENCES[kind]}: ${key}`),
    ),
    ...entries
      .filter((entry) => !GAP_KINDS.some((kind) => found[kind].some((key) => covers(entry, kind, key))))
      .map(({ file, key }) => `${file}: ${key} is no gap any more, remove the entry`),
    ...entries
      .filter(({ kind, key }, index) => entries.findIndex((other) => other.kind === kind && other.key === key) < index)
      .map(({ file, key }) => `${file}: ${key} is named twice`),
  ];
}

const SENTENCES: Readonly<Record<GapKind, string>> = {
  endpoints: 'Endpoint without a caller in the browser',
  addresses: 'Listed address without a screen',
  links: 'Link that no live route answers',
};

function covers(entry: Entry, kind: GapKind, key: string): boolean {
  return entry.key === key && (entry.kind === kind || entry.kind === 'allowed');
}

function readEntries(root: string): readonly Entry[] {
  return globSync('apps/*/map-gaps.json', { cwd: root })
    .toSorted()
    .flatMap((file) => {
      // The keys are compared with what is found: one that is misspelt is reported as no gap.
      const content = JSON.parse(readFileSync(`${root}/${file}`, 'utf8')) as GapFile;
      for (const [key, reason] of Object.entries(content.allowed ?? {})) {
        if (reason.trim() === '') throw new Error(`${file}: ${key} has no reason`);
      }
      return [
        ...GAP_KINDS.flatMap((kind) => (content[kind] ?? []).map((key) => ({ file, kind, key }))),
        ...Object.keys(content.allowed ?? {}).map((key) => ({ file, kind: 'allowed' as const, key })),
      ];
    });
}
