import { getPublicSettings, type PublicSettings } from '@orime/contracts/api/site';
import { MARKETS } from '@orime/contracts';
import type { ApiApp } from '../../app.ts';
import { anyone } from '../../plugins/authorize.ts';
import type { Db } from '../../plugins/db.ts';
import { getMarketRules, holdMinutes } from '../checkout/index.ts';
import { listPolicyTexts } from '../policy/index.ts';
import { readAmountSetting, readNumberSetting, readRetailCommissionBp, readSitePictures } from './settings.queries.ts';

/** Terms of a marketplace that has published none yet. */
const firstTermsVersion = '1';
const defaultReturnWindowDays = 30;

export async function settingsRoutes(app: ApiApp): Promise<void> {
  app.route({
    ...getPublicSettings,
    config: { rule: anyone },
    handler: async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=60');
      const [terms] = await listPolicyTexts(app.db, 'terms');
      return {
        termsVersion: terms?.version ?? firstTermsVersion,
        markets: await Promise.all(MARKETS.map((market) => toMarket(app.db, market))),
        pictures: await readSitePictures(app.db),
        returnWindowDays: await readNumberSetting(app.db, 'return_window_days', defaultReturnWindowDays),
        selling: await readSellingTerms(app.db),
        holdMinutes,
      };
    },
  });
}

async function toMarket(db: Db, { code, currency }: (typeof MARKETS)[number]): Promise<PublicSettings['markets'][number]> {
  const rules = await getMarketRules(db, currency);
  return {
    code,
    currency,
    taxRateBp: rules.tax.rateBp,
    taxIncluded: rules.tax.included,
    shippingStandardMinor: rules.shippingMinor.standard,
    shippingExpressMinor: rules.shippingMinor.express,
    freeShippingFromMinor: rules.freeShippingFromMinor,
    // As much as the parcel cost on its way out, unless set otherwise.
    returnFeeMinor: await readAmountSetting(db, 'return_fee', currency, rules.shippingMinor.standard),
  };
}

/** As the vendor agreement has them, unless set otherwise. */
async function readSellingTerms(db: Db): Promise<NonNullable<PublicSettings['selling']>> {
  return {
    retailCommissionBp: await readRetailCommissionBp(db),
    wholesaleCommissionBp: await readNumberSetting(db, 'wholesale_commission_bp', 800),
    payoutAfterDays: await readNumberSetting(db, 'payout_after_days', 14),
    payoutEveryDays: await readNumberSetting(db, 'payout_every_days', 7),
  };
}
