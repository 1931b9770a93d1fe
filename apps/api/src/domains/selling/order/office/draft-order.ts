import type { DraftOrder, draftOrder as draftOrderEndpoint } from '@orime/contracts/api/selling/order-office';
import type { Body } from '@orime/contracts/schemas';
import type { UserActor } from '../../../../house/access/actor.ts';
import { audit } from '../../../../house/access/audit.ts';
import type { Db } from '../../../../house/db/db.ts';
import { RequestError } from '../../../../house/errors/request-error.ts';
import { newId, newSecret } from '../../../../house/ids.ts';
import { enqueueMail } from '../../../../house/mail/outbox.ts';
import { hashKey, insertDraft, priceCheckout, toQuoteAnswer, toWanted } from '../../checkout/index.ts';
import { nameIn } from '../mail/order-mails.ts';
import { draftOrderMail, type DraftOrderMail } from './draft-order.mail.ts';

export type DraftWish = Body<typeof draftOrderEndpoint>;

/** Writes an order for a customer and mails the link to pay it, both or neither. Belongs to whoever has the link, as a guest's checkout does. */
export async function draftOrder(db: Db, wish: DraftWish, by: { readonly actor: UserActor; readonly ip: string }): Promise<DraftOrder> {
  const checkoutId = newId('chk');
  const content = {
    userId: null,
    email: wish.email.trim(),
    currency: wish.currency,
    locale: wish.locale,
    address: wish.address ?? null,
    lines: wish.lines,
    shipping: wish.shipping ?? {},
    codes: wish.codes ?? [],
    wishes: {},
  };
  const note = wish.note?.trim() ?? '';
  return db.transaction().execute(async (trx) => {
    const priced = await priceCheckout(trx, { ...content, checkoutId, lines: content.lines.map(toWanted) });
    const key = newSecret();
    const { quote, quoteHash } = priced;
    const expiresAt = await insertDraft(trx, checkoutId, hashKey(key), { ...content, quote, quoteHash, draftedBy: by.actor.userId, note });
    const answer = toQuoteAnswer(priced, { checkoutId, currency: wish.currency, expiresAt });
    // A code that gives nothing would be a surprise to the customer, so it is refused here as well.
    if (answer.problems.length > 0)
      throw new RequestError('business_rule', {
        fields: { lines: 'cannot be ordered as they are' },
        details: { problems: answer.problems },
      });
    const path = `/checkout?checkout=${checkoutId}&key=${key}${wish.locale === 'jp' ? '&lang=jp' : ''}`;
    await enqueueMail(trx, draftOrderMail, toMail(wish, answer, { path, note, expiresAt }), `draft-order:${checkoutId}`);
    await audit(trx, {
      ...by,
      action: 'order.draft',
      entity: 'checkout',
      entityId: checkoutId,
      diff: { lines: wish.lines, currency: wish.currency, codes: content.codes },
    });
    return { checkoutId, path, expiresAt: expiresAt.toISOString(), quote: answer };
  });
}

function toMail(
  { locale, currency, email }: DraftWish,
  { lines, totals }: DraftOrder['quote'],
  more: { readonly path: string; readonly note: string; readonly expiresAt: Date },
): DraftOrderMail {
  return {
    template: 'draft-order',
    email: email.trim(),
    locale,
    data: {
      ...more,
      expiresAt: more.expiresAt.toISOString(),
      currency,
      lines: lines.map((line) => ({
        name: nameIn(locale, line.name, line.nameJp),
        size: line.size,
        quantity: line.quantity,
        amountMinor: line.total.priceMinor,
        leadDays: line.leadDays,
      })),
      totalMinor: totals.total.priceMinor,
    },
  };
}
