import { normalizePromoCode } from '@orime/commerce';
import * as endpoints from '@orime/contracts/api/selling/promo-code';
import type { PromoCodeCheck } from '@orime/contracts/api/selling/promo-code';
import type { Body } from '@orime/contracts/schemas';
import type { Actor } from '../../../house/access/actor.ts';
import { anyone, signedIn, userOf } from '../../../house/access/authorize.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import type { Db } from '../../../house/db/db.ts';
import { toPrice } from '../../site/market/index.ts';
import { priceCheckout, problemTexts, toWanted } from '../checkout/index.ts';
import { managementRoutes } from './management.routes.ts';
import { findRewardCode, giveRewardCode } from './reward-codes.queries.ts';

export async function promoCodeRoutes(app: ApiApp): Promise<void> {
  app.route({
    ...endpoints.validatePromoCode,
    config: { rule: anyone },
    handler: async (request) => {
      // Codes are short enough to be tried out.
      await app.countSharedLimit({ name: 'promo-code', subject: request.ip, max: 60, windowSeconds: 600 });
      return checkCode(app.db, request.body, request.actor);
    },
  });

  await managementRoutes(app);

  app.route({
    ...endpoints.getEasterEgg,
    config: { rule: signedIn },
    handler: async (request) => ({ found: (await findRewardCode(app.db, userOf(request).userId, easterEgg.campaign)) ?? null }),
  });
  app.route({
    ...endpoints.findEasterEgg,
    config: { rule: signedIn },
    handler: async (request) => giveRewardCode(app.db, userOf(request).userId, easterEgg),
  });
}

/** A small thank-you for looking behind things: five per cent off one purchase within ninety days. */
const easterEgg = { campaign: 'easter-egg', prefix: 'FOLD', percentBp: 500, validDays: 90 } as const;

/** What a code would give for these lines, by the same pricing as a checkout. */
async function checkCode(
  db: Db,
  { code, currency, lines }: Body<typeof endpoints.validatePromoCode>,
  actor: Actor,
): Promise<PromoCodeCheck> {
  const wish = { checkoutId: '', currency, lines: lines.map(toWanted), shipping: {}, codes: [code] };
  const { quote } = await priceCheckout(db, {
    ...wish,
    userId: actor.userId,
    email: actor.role === 'visitor' ? null : actor.email,
    address: null,
  });
  const [counted] = quote.codes;
  const problem = quote.problems.flatMap((each) => ('promoCode' in each ? [each.code] : []))[0];
  return {
    valid: counted !== undefined,
    code: normalizePromoCode(code),
    discount: toPrice(counted?.discountMinor ?? 0, currency),
    freeShipping: counted?.isFreeShipping ?? false,
    reason: counted === undefined ? (problem ?? 'promo_unknown') : null,
    message: counted === undefined ? problemTexts[problem ?? 'promo_unknown'] : null,
  };
}
