import type { IdentityTables } from './tables/identity.ts';
import type { SiteTables } from './tables/site.ts';

/** Every table of the migrated database, merged from one file per area. */
export interface Database extends IdentityTables, SiteTables {}
