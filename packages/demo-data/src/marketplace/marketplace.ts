import type { CatalogueRows } from './catalogue/index.ts';
import type { EditorialRows } from './editorial/index.ts';
import type { OfficeRows } from './office/index.ts';
import type { PeopleRows } from './people/index.ts';
import type { SellingRows } from './selling/index.ts';
import type { TalkRows } from './talk/index.ts';

/** The seed of the marketplace that ships; another one gives other prices, stock and orders around the same words. */
export const demoSeed = 'orime';

/** The whole demo marketplace as plain rows. Each domain keeps its own in a folder: rows of a domain are added there alone. */
export type Marketplace = PeopleRows & CatalogueRows & SellingRows & EditorialRows & TalkRows & OfficeRows;
