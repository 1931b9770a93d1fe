import { cartLineKey, toMajor } from '@orime/commerce';
import type { CartItem, Currency } from '@orime/contracts';
import * as endpoints from '@orime/contracts/api/selling/cart';
import type { CartAnswer, MergeAnswer } from '@orime/contracts/api/selling/cart';
import { anyone, signedIn, userOf } from '../../../house/access/authorize.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import type { Db } from '../../../house/db/db.ts';
import { listLineFacts, toWanted, type LineFacts } from '../checkout/index.ts';
import { listStoredLines, removeAll, removePiece, removeSize } from './cart.queries.ts';
import { checkCart } from './check-cart.service.ts';
import { mergeCart, storedKey } from './merge-cart.service.ts';

const defaultCurrency: Currency = 'USD';
/** A page that is left while it merges is followed by one that repeats the merge: it gets the same answer, a moment later. */
const repeatWaitMs = 3_000;

/** The signed-in visitor's copy of the browser's cart. */
export async function cartRoutes(app: ApiApp): Promise<void> {
  const { db } = app;
  const config = { rule: signedIn };

  app.route({ ...endpoints.getCart, config, handler: (request) => answer(db, userOf(request).userId, request.query.currency) });

  app.route({
    ...endpoints.mergeCart,
    config: { ...config, idempotent: 'if-keyed', idempotentWaitMs: repeatWaitMs },
    handler: async (request): Promise<MergeAnswer> => {
      const { userId } = userOf(request);
      const { currency = defaultCurrency } = request.query;
      const { items, base = [] } = request.body;
      const { clamped, unknown } = await db
        .transaction()
        .execute((trx) => mergeCart(trx, userId, items.map(toWanted), base.map(toWanted), currency));
      const { items: answered, unsold } = await readCart(db, userId, currency);
      return { items: answered, unsold: [...unsold, ...unknown], clamped };
    },
  });

  app.route({
    ...endpoints.checkCart,
    config: { rule: anyone, rateLimit: { max: 120, timeWindow: 60_000 } },
    handler: async ({ actor, body }) => ({ lines: await checkCart(db, body.items.map(toWanted), body.currency, actor.userId) }),
  });

  app.route({
    ...endpoints.addToCart,
    config,
    handler: async (request) => {
      const { userId } = userOf(request);
      const { currency = defaultCurrency } = request.query;
      await db.transaction().execute((trx) => mergeCart(trx, userId, [toWanted(request.body.item)], [], currency));
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

async function answer(db: Db, userId: string, currency?: Currency): Promise<CartAnswer> {
  const { items } = await readCart(db, userId, currency);
  return { items };
}

async function readCart(db: Db, userId: string, currency: Currency = defaultCurrency): Promise<{ items: CartItem[]; unsold: string[] }> {
  const stored = await listStoredLines(db, userId);
  const wanted = stored.map((line) =>
    line.piece_id === null ? { id: line.design_id, size: line.size, quantity: line.quantity } : { piece: line.piece_id, quantity: 1 },
  );
  const facts = await listLineFacts(db, currency, wanted, '', userId);
  const quantities = new Map(wanted.map((line) => [cartLineKey(line), line.quantity]));
  const items = facts.flatMap((fact) => toItem(fact, quantities.get(fact.key) ?? 1, currency));
  const answered = new Set(items.map(cartLineKey));
  return { items, unsold: stored.map(storedKey).filter((key) => !answered.has(key)) };
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
      ...(fact.is_reserve && { reserve: true as const }),
    },
  ];
}
