import type { WholesaleTerms } from '@orime/commerce';
import type { Currency, ImageRef } from '@orime/contracts';
import type { Address } from '@orime/contracts/schemas';
import { sql } from 'kysely';
import type { Trx } from '../../../../house/db/db.ts';

export interface DemoBuyer {
  readonly id: string;
  readonly userId: string;
  readonly managerId: string | null;
  readonly name: string;
  readonly terms: WholesaleTerms;
  readonly currency: Currency;
  readonly isTaxExempt: boolean;
  readonly address: Address | null;
}

export async function findBuyer(trx: Trx, email: string): Promise<DemoBuyer | undefined> {
  const { rows } = await sql<DemoBuyer>`
    SELECT b.id, b.user_id AS "userId", b.account_manager_id AS "managerId", b.trade_name AS name, b.terms, b.currency,
      EXISTS (SELECT FROM buyer_documents d WHERE d.buyer_id = b.id AND d.kind = 'resale_cert' AND d.status = 'accepted') AS "isTaxExempt",
      (SELECT json_strip_nulls(json_build_object('name', a.name, 'line1', a.line1, 'line2', a.line2, 'city', a.city, 'region', a.region, 'postal', a.postal, 'country', a.country, 'phone', a.phone))
        FROM addresses a WHERE a.owner_type = 'buyer' AND a.owner_id = b.id ORDER BY a.is_default_ship DESC LIMIT 1) AS address
    FROM buyers b JOIN users u ON u.id = b.user_id WHERE u.email = ${email}`.execute(trx);
  return rows[0];
}

export interface DemoDesigner {
  readonly id: string;
  readonly handle: string;
  readonly name: string;
  readonly nameJp: string;
  readonly isOwn: boolean;
}

export async function listDesigners(trx: Trx): Promise<readonly DemoDesigner[]> {
  const { rows } = await sql<DemoDesigner>`
    SELECT p.id, p.handle::text AS handle, p.name, p.name_jp AS "nameJp", u.email = 'designer@example.com' AS "isOwn"
    FROM profiles p JOIN users u ON u.id = p.user_id
    WHERE p.status = 'approved' AND EXISTS (SELECT FROM designs d JOIN wholesale_rules w ON w.design_id = d.id WHERE d.profile_id = p.id AND d.confirmed = 'confirmed' AND NOT d.hidden AND d.archived_at IS NULL)
    ORDER BY p.handle`.execute(trx);
  return rows;
}

export interface DemoStyle {
  readonly id: string;
  readonly name: string;
  readonly nameJp: string;
  readonly slug: string;
  readonly colourEn: string;
  readonly colourJp: string;
  readonly image: ImageRef | null;
  readonly moq: number;
  readonly multiple: number;
  readonly sizes: readonly string[];
  readonly unitMinor: number;
}

export async function listStyles(trx: Trx, profileId: string, currency: Currency): Promise<readonly DemoStyle[]> {
  const { rows } = await sql<DemoStyle>`
    SELECT d.id, d.name, d.name_jp AS "nameJp", d.slug::text AS slug, coalesce(o.name_en, '') AS "colourEn", coalesce(o.name_jp, '') AS "colourJp", w.moq_units AS moq, w.order_multiple AS multiple,
      (SELECT image_ref(f, g.alt_en, g.alt_jp) FROM design_images g JOIN files f ON f.id = g.file_id WHERE g.design_id = d.id ORDER BY g.position LIMIT 1) AS image,
      ARRAY(SELECT v.size FROM variants v WHERE v.design_id = d.id AND v.deleted_at IS NULL ORDER BY v.position) AS sizes,
      (SELECT r.amount_minor FROM prices r JOIN variants v ON v.id = r.variant_id WHERE v.design_id = d.id AND r.channel = 'wholesale' AND r.currency = ${currency} ORDER BY r.min_qty, r.amount_minor LIMIT 1) AS "unitMinor"
    FROM designs d JOIN wholesale_rules w ON w.design_id = d.id LEFT JOIN colours o ON o.key = d.colour
    WHERE d.profile_id = ${profileId} AND d.confirmed = 'confirmed' AND NOT d.hidden AND d.archived_at IS NULL ORDER BY d.slug LIMIT 3`.execute(
    trx,
  );
  return rows;
}
