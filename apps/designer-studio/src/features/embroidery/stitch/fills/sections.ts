import type { RowPiece } from './rows.ts';

/**
 * Groups row pieces into sections that are sewn back and forth without leaving the area. A section ends where rows branch or meet: at a
 * hole, between two legs.
 */
export function sectionsOf(rows: readonly (readonly RowPiece[])[]): readonly (readonly RowPiece[])[] {
  const sections: RowPiece[][] = [];
  let open: RowPiece[][] = [];
  for (const row of rows) {
    const next: RowPiece[][] = [];
    for (const piece of row) {
      const above = open.filter((section) => touches(section.at(-1), piece));
      const [only] = above;
      const isContinued = above.length === 1 && only !== undefined && row.filter((other) => touches(only.at(-1), other)).length === 1;
      if (isContinued) {
        only.push(piece);
        next.push(only);
      } else {
        const section = [piece];
        sections.push(section);
        next.push(section);
      }
    }
    open = next;
  }
  return sections;
}

function touches(upper: RowPiece | undefined, lower: RowPiece): boolean {
  return upper !== undefined && upper.row === lower.row - 1 && upper.left < lower.right && upper.right > lower.left;
}
