import * as endpoints from '@orime/contracts/api/site/content';
import { audit } from '../../../house/access/audit.ts';
import { admins, userOf } from '../../../house/access/authorize.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import type { Db } from '../../../house/db/db.ts';
import {
  deleteBannerItem,
  insertBannerItem,
  listBannerItems,
  orderBannerItems,
  updateBannerItem,
  type BannerRow,
} from './banner.queries.ts';

/** The promo banner's messages, edited by admins. Visitors read them at `/api/content/promo-banner`. */
export async function bannerRoutes(app: ApiApp): Promise<void> {
  const config = { rule: admins };

  app.route({
    ...endpoints.listBanners,
    config,
    handler: () => listAll(app.db),
  });

  app.route({
    ...endpoints.createBanner,
    config,
    handler: (request) =>
      app.db.transaction().execute(async (trx) => {
        const row = await insertBannerItem(trx, request.body);
        await audit(trx, {
          actor: userOf(request),
          action: 'banner.create',
          entity: 'banner_item',
          entityId: row.id,
          diff: request.body,
          ip: request.ip,
        });
        return toBannerItem(row);
      }),
  });

  app.route({
    ...endpoints.updateBanner,
    config,
    handler: (request) =>
      app.db.transaction().execute(async (trx) => {
        const { before, after } = await updateBannerItem(trx, request.params.id, request.body);
        await audit(trx, {
          actor: userOf(request),
          action: 'banner.update',
          entity: 'banner_item',
          entityId: after.id,
          diff: { before: toWords(before), after: toWords(after) },
          ip: request.ip,
        });
        return toBannerItem(after);
      }),
  });

  app.route({
    ...endpoints.orderBanners,
    config,
    handler: (request) =>
      app.db.transaction().execute(async (trx) => {
        const from = await orderBannerItems(trx, request.body);
        if (from !== undefined)
          await audit(trx, {
            actor: userOf(request),
            action: 'banner.order',
            entity: 'banner',
            entityId: 'order',
            diff: { before: { order: from }, after: { order: request.body.ids } },
            ip: request.ip,
          });
        return listAll(trx);
      }),
  });

  app.route({
    ...endpoints.deleteBanner,
    config,
    handler: (request) =>
      app.db.transaction().execute(async (trx) => {
        const before = await deleteBannerItem(trx, request.params.id, request.query.version);
        await audit(trx, {
          actor: userOf(request),
          action: 'banner.delete',
          entity: 'banner_item',
          entityId: request.params.id,
          diff: { before: toWords(before) },
          ip: request.ip,
        });
        return { success: true };
      }),
  });
}

/** Every item, drafts too, in their order. */
async function listAll(db: Db): Promise<endpoints.BannerItem[]> {
  return (await listBannerItems(db, { published: false, limit: 500 })).map(toBannerItem);
}

function toBannerItem(row: BannerRow): endpoints.BannerItem {
  return {
    _id: row.id,
    id: row.id,
    name: row.name,
    published: row.published,
    promoText: row.promo_text_en,
    promoTextJp: row.promo_text_jp,
    promoUrl: row.promo_url,
    position: row.position,
    createdDate: row.created_at.toISOString(),
    lastUpdated: row.updated_at.toISOString(),
    version: row.version,
  };
}

/** What an admin writes of an item, for the record. */
function toWords(row: BannerRow) {
  const { name, published, promoText, promoTextJp, promoUrl, position } = toBannerItem(row);
  return { name, published, promoText, promoTextJp, promoUrl, position };
}
