import type { Db } from '../../../house/db/db.ts';
import type { PolicySource } from './texts/policy-source.ts';
import { privacy } from './texts/privacy.ts';
import { resale } from './texts/resale.ts';
import { returns } from './texts/returns.ts';
import { terms } from './texts/terms.ts';
import { vendor } from './texts/vendor.ts';

/** The site's legal texts. A published version is never changed: a change of words is a new version with a later date. */
export const policySources: readonly PolicySource[] = [terms, privacy, resale, returns, vendor];

/** Puts the texts of this release beside the earlier ones, wherever they are missing. */
export async function publishPolicies(db: Db): Promise<void> {
  const rows = policySources.flatMap(({ slug, version, effectiveAt, en, jp }) =>
    (
      [
        ['en', en],
        ['jp', jp],
      ] as const
    ).map(([locale, text]) => ({
      slug,
      version,
      locale,
      title: text.title,
      sections: JSON.stringify(text.sections),
      effective_at: effectiveAt,
    })),
  );
  await db
    .insertInto('policies')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['slug', 'version', 'locale']).doNothing())
    .execute();
}
