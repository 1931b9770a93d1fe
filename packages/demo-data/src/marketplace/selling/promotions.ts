import { promoCodes } from '../../content/promo-codes.ts';
import { profileId } from '../people/houses.ts';
import type { World } from '../world/world.ts';
import type { PromoCodeRow, PromoterRow } from './order-rows.ts';

export function buildPromoCodes(world: World): PromoCodeRow[] {
  return promoCodes.map((code) => ({
    id: world.id('prc', code.code),
    code: code.code,
    kind: code.kind,
    // Basis points of a per cent, or minor units: a hundred to one either way, except in yen.
    value: code.currency === 'JPY' ? code.value : code.value * 100,
    currency: code.currency ?? null,
    minSpendMinor: code.minSpend === undefined ? null : code.minSpend * (code.currency === 'JPY' ? 1 : 100),
    startsAt: world.daysAgo(code.startsDaysAgo),
    endsAt: code.endsInDays === undefined ? null : world.daysAgo(-code.endsInDays),
    usageLimit: code.usageLimit ?? null,
    perCustomerLimit: code.perCustomerLimit ?? null,
    usedCount: code.usedCount,
    scope: code.designer ? 'designer' : 'all',
    scopeRef: code.designer ? profileId(world, code.designer) : null,
    active: code.active ?? true,
    note: code.note,
  }));
}

export function buildPromoters(world: World): PromoterRow[] {
  return promoCodes.flatMap(({ code, designer, promoter }) =>
    designer && promoter
      ? [
          {
            id: world.id('pmt', code),
            profileId: profileId(world, promoter),
            designerProfileId: profileId(world, designer),
            promoCodeId: world.id('prc', code),
            shareBp: 500,
            status: 'active' as const,
          },
        ]
      : [],
  );
}
