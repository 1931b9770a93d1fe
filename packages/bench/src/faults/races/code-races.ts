import { createDesign } from '../../../../../apps/api/test/catalogue-factories.ts';
import { createPromoCode } from '../../../../../apps/api/test/checkout-factories.ts';
import { readOne, times, unique, type Race } from './race.ts';
import { orderAll } from './stock-races.ts';

const usedUp = ['409 quote_changed', '409 promo_exhausted'];

export const codeRaces: readonly Race[] = [
  {
    name: 'a code for six purchases',
    async run(site, parallel) {
      const code = unique('SIX').toUpperCase();
      await createPromoCode(site.db, code, { usageLimit: 6, perCustomerLimit: 1 });
      const { answers, checks } = await orderAll(
        site,
        await site.pay(await wishes(parallel, code, (index) => `${code}-${index}@example.com`)),
        6,
        usedUp,
      );
      checks.same('times used', await readOne(site, 'SELECT used_count FROM promo_codes WHERE code = $1', [code]), 6);
      return { answers, breaches: checks.breaches };

      async function wishes(count: number, promo: string, emailOf: (index: number) => string) {
        const design = await createDesign(site.db, { sizes: [{ size: 'S', onHand: count }] });
        return times(count, (index) => ({ lines: [{ id: design.id, size: 'S', quantity: 1 }], email: emailOf(index), codes: [promo] }));
      }
    },
  },
  {
    name: 'a code once a customer',
    async run(site, parallel) {
      const code = unique('ONCE').toUpperCase();
      await createPromoCode(site.db, code, { perCustomerLimit: 1 });
      const design = await createDesign(site.db, { sizes: [{ size: 'S', onHand: parallel }] });
      // One person with different spellings of one address.
      const spellings = [
        `rené-${code}@example.com`,
        `rene\u0301-${code}@example.com`,
        `RENÉ-${code}@Example.com`,
        `René-${code}@EXAMPLE.COM`,
      ];
      const wishes = times(parallel, (index) => ({
        lines: [{ id: design.id, size: 'S', quantity: 1 }],
        email: spellings[index % spellings.length] ?? '',
        codes: [code],
      }));
      const { answers, checks } = await orderAll(site, await site.pay(wishes), 1, usedUp);
      checks.same('times used', await readOne(site, 'SELECT used_count FROM promo_codes WHERE code = $1', [code]), 1);
      return { answers, breaches: checks.breaches };
    },
  },
];
