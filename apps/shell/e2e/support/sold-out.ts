import type { APIRequestContext } from '@playwright/test';

export interface Card {
  readonly slug: string;
  readonly name: string;
  readonly nameJp: string;
  readonly archived: boolean;
  readonly onePiece: boolean;
  readonly sizes: readonly { readonly size: string; readonly mode: 'stock' | 'made_to_order'; readonly availability: string }[];
}

/** A garment of which one size is sold out and others can be bought. */
export async function partlySoldOut(request: APIRequestContext): Promise<{ readonly card: Card; readonly open: string }> {
  // The list is an array without facets, by contract.
  const cards = (await (await request.get('/api/design/?limit=100')).json()) as Card[];
  for (const card of cards) {
    const isGone = card.sizes.some(({ mode, availability }) => mode === 'stock' && availability === 'sold_out');
    const [open, another] = card.sizes.filter(({ availability }) => availability !== 'sold_out');
    if (isGone && open && another && !card.archived && !card.onePiece) return { card, open: open.size };
  }
  throw new Error('No design of this site is partly sold out');
}
