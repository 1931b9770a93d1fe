import { toMajor } from '@orime/commerce';
import type { CartItem, Currency } from '@orime/contracts';
import * as endpoints from '@orime/contracts/api/cart';
import type { CartAnswer } from '@orime/contracts/api/cart';
import type { ApiApp } from '../../app.ts';
import { signedIn, userOf } from '../../plugins/authorize.ts';
import type { Db } from '../../plugins/db.ts';
import { listLineFacts, toWanted, type LineFacts } from '../checkout/index.ts';
import { addLines, listStoredLines, removeAll, removePiece, removeSize } from './cart.queries.ts';

const defaultCurrency: Currency = 'USD';

/** The signed-in visitor's copy of the browser's cart. */
export async function cartRoutes(app: ApiApp): Promise<void> {
  const { db } = app;
  const config = { rule: signedIn };

  app.route({ ...endpoints.getCart, config, handler: (request) => answer(db, userOf(request).userId, request.query.currency) });

  app.route({
    ...endpoints.mergeCart,
    config,
    handler: async (request) => {
      const { userId } = userOf(request);
      const { currency = defaultCurrency } = request.query;
      await db.transaction().execute((trx) => addLines(trx, userId, request.body.items.map(toWanted), currency));
      return answer(db, userId, currency);
    },
  });

  app.route({
    ...endpoints.addToCart,
    config,
    handler: async (request) => {
      const { userId } = userOf(request);
      const { currency = defaultCurrency } = request.query;
      await db.transaction().execute((trx) => addLines(trx, userId, [toWanted(request.body.item)], currency));
      return answer(db, userId, currency);
    },
  });

  app.route({
    ...endpoints.removePieceFromCart,
    config,
    handler: async (request) => {
      await removePiece(db, userOf(request).userId, request.params.piece);
      return answer(db, userOf(request).userId, request.query.currency);
    },
  });

  app.route({
    ...endpoints.removeSizeFromCart,
    config,
    handler: async (request) => {
      await removeSize(db, userOf(request).userId, request.params.id, request.params.size);
      return answer(db, userOf(request).userId, request.query.currency);
    },
  });

  app.route({
    ...endpoints.clearCart,
    config,
    handler: async (request) => {
      await removeAll(db, userOf(request).userId);
      return { items: [] };
    },
  });
}

async function answer(db: Db, userId: string, currency: Currency = defaultCurrency): Promise<CartAnswer> {
  const stored = await listStoredLines(db, userId);
  const wanted = stored.map((line) => (line.piece_id === null ? { id: line.design_id, size: line.size, quantity: line.quantity } : { piece: line.piece_id, quantity: 1 }));
  const facts = await listLineFacts(db, currency, wanted, '');
  const quantities = new Map(stored.map((line) => [line.piece_id ?? `${line.design_id}:${line.size}`, line.quantity]));
  return { items: facts.flatMap((fact) => toItem(fact, quantities.get(fact.piece_id ?? `${fact.design_id}:${fact.size}`) ?? 1, currency)) };
}

/** Lines that cannot be bought in this currency now stay stored, so that another market or a later day still finds them. */
function toItem(fact: LineFacts, quantity: number, currency: Currency): CartItem[] {
  if (!fact.is_sellable || fact.amount_minor === null) return [];
  return [
    {
      ...(fact.piece_id === null ? {} : { piece: fact.piece_id }),
      id: fact.design_id,
      size: fact.size,
      name: fact.name,
      nameJp: fact.name_jp,
      slug: fact.slug,
      image: fact.image?.id ?? '',
      designer: fact.seller_name,
      designerJp: fact.seller_name_jp,
      designerId: fact.seller_id,
      quantity,
      price: toMajor(fact.amount_minor, currency),
      priceMinor: fact.amount_minor,
      currency,
      ...(fact.lead_days === null ? {} : { leadDays: fact.lead_days }),
    },
  ];
}
