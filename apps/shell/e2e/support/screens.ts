import { ADMIN_SCREENS } from './screens/admin.ts';
import { DESIGNER_STUDIO_SCREENS } from './screens/designer-studio.ts';
import { DIRECTORY_GLOBE_SCREENS } from './screens/directory-globe.ts';
import { MAGAZINE_SCREENS } from './screens/magazine.ts';
import { RETAIL_SHOP_SCREENS } from './screens/retail-shop.ts';
import { SHELL_SCREENS } from './screens/shell.ts';
import { WHOLESALE_SCREENS } from './screens/wholesale.ts';

/** The screens every quality check visits, those of each app in a file of its own. */
export const SCREENS = [
  ...SHELL_SCREENS,
  ...RETAIL_SHOP_SCREENS,
  ...WHOLESALE_SCREENS,
  ...MAGAZINE_SCREENS,
  ...DESIGNER_STUDIO_SCREENS,
  ...DIRECTORY_GLOBE_SCREENS,
  ...ADMIN_SCREENS,
];

const names = SCREENS.map(({ name }) => name);
const twice = names.filter((name, place) => names.indexOf(name) !== place);
// The full run would end before its first journey, the usual one would not notice: it gives each screen one view only.
if (twice.length > 0) throw new Error(`Two screens to check have the name ${twice.join(', ')}`);
