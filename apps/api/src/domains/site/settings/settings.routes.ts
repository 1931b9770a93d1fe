import { creditOffer } from '@orime/commerce';
import { MARKETS } from '@orime/contracts';
import { getSettings, saveSettings } from '@orime/contracts/api/site/settings';
import { getPublicSettings, type PublicSettings } from '@orime/contracts/api/site/site';
import { admins, anyone } from '../../../house/access/authorize.ts';
import { callerOf } from '../../../house/access/caller.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import type { Config } from '../../../house/config/config.ts';
import type { Db } from '../../../house/db/db.ts';
import { getMarketRules, readHoldMinutes } from '../market/index.ts';
import { listPolicyTexts } from '../policy/index.ts';
import { readAdminSettings, saveAdminSettings } from './admin-settings.ts';
import { readSitePictures } from './settings.queries.ts';
import { readReturnFee, readReturnWindowDays, readSellingTerms } from './settings.service.ts';

/** Terms of a marketplace that has published none yet. */
const firstTermsVersion = '1';

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
        returnWindowDays: await readReturnWindowDays(app.db),
        selling: await readSellingTerms(app.db),
        wholesale: describeWholesale(),
        holdMinutes: await readHoldMinutes(app.db),
        payment: describePayment(app.config),
      };
    },
  });

  app.route({ ...getSettings, config: { rule: admins }, handler: () => readAdminSettings(app.db) });
  app.route({
    ...saveSettings,
    // Among them is the amount from which refunds ask for the password.
    config: { rule: admins, freshPassword: true },
    handler: (request) => saveAdminSettings(app.db, callerOf(request), request.body),
  });
}

function describeWholesale(): PublicSettings['wholesale'] {
  const { depositPercent, netDays } = creditOffer();
  return { depositPercent, netDays: [...netDays] };
}

function describePayment({ payments, demoData, production }: Config): PublicSettings['payment'] {
  if (payments === 'stripe') return { provider: 'stripe', hasTestCards: false };
  return { provider: 'test', hasTestCards: demoData && !production };
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
    returnFeeMinor: await readReturnFee(db, currency),
  };
}
