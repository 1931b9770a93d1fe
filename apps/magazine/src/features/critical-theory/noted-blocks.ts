import type { Chapter } from '@orime/contracts/api/editorial/collection';

type Block = Chapter['body'][number];
type Note = Extract<Block, { type: 'footnote' }>;

export interface NotedBlock {
  readonly block: Exclude<Block, Note>;
  readonly notes: readonly Note[];
}

/** Blocks with the notes they refer to first; a note that nothing refers to stands at the last block. */
export function listNotedBlocks(body: readonly Block[]): readonly NotedBlock[] {
  const notes = body.filter((block) => block.type === 'footnote');
  const blocks = body.filter((block): block is NotedBlock['block'] => block.type !== 'footnote');
  const placed = new Set<number>();
  return blocks.map((block, index) => {
    const references = new Set([...JSON.stringify(block).matchAll(/\[\^(\d+)\]/g)].map(([, number]) => Number(number)));
    const own = notes.filter(({ number }) => !placed.has(number) && (references.has(number) || index === blocks.length - 1));
    for (const { number } of own) placed.add(number);
    return { block, notes: own };
  });
}
