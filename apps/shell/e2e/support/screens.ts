/** The screens every quality check visits, with the account that sees them. Slugs are looked up, as the demo data may change. */
export interface ScreenToCheck {
  readonly name: string;
  readonly path: string;
  readonly as?: 'admin' | 'designer' | 'producer' | 'buyer' | 'newbuyer' | 'consumer';
}

export const SCREENS: readonly ScreenToCheck[] = [
  { name: 'home', path: '/' },
  { name: 'sign-in', path: '/login' },
  { name: 'registration', path: '/register' },
  { name: 'reset request', path: '/request-reset' },
  { name: 'password reset', path: '/passwordReset?token=none' },
  { name: 'about', path: '/about' },
  { name: 'application', path: '/apply' },
  { name: 'application sent', path: '/appsubmitted' },
  { name: 'report', path: '/report?target=/designs/silk-coat' },
  { name: 'heard of us', path: '/heardofus?order=ORM-1001' },
  { name: 'terms', path: '/terms-of-service' },
  { name: 'privacy', path: '/privacy-policy' },
  { name: 'resale', path: '/resale-disclaimer' },
  { name: 'returns', path: '/return-policy' },
  { name: 'vendor agreement', path: '/vendor-agreement' },
  { name: 'not found', path: '/no-such-page' },
  { name: 'catalog', path: '/catalog' },
  { name: 'catalog men', path: '/catalog/men' },
  { name: 'catalog women', path: '/catalog/women' },
  { name: 'catalog country', path: '/catalog/jp' },
  { name: 'men', path: '/men' },
  { name: 'women', path: '/women' },
  { name: 'sale', path: '/sale' },
  { name: 'product', path: '{design}' },
  { name: 'checkout', path: '/checkout' },
  { name: 'order by number', path: '/order-info/ord_unknown' },
  { name: 'consumer dashboard', path: '/consumer/dashboard', as: 'consumer' },
  { name: 'wholesale catalog', path: '/wholesale/catalog' },
  { name: 'wholesale catalog, verified', path: '/wholesale/catalog', as: 'buyer' },
  { name: 'wholesale product', path: '{wholesale}', as: 'buyer' },
  { name: 'magazine', path: '/digital-magazine' },
  { name: 'article', path: '{article}' },
  { name: 'lookbook', path: '/lookbook' },
  { name: 'create profile', path: '/create-profile', as: 'designer' },
  { name: 'designer dashboard', path: '/dashboard', as: 'designer' },
  { name: 'add design', path: '/add-design', as: 'designer' },
  { name: 'designers', path: '/designers' },
  { name: 'producer', path: '{producer}' },
  { name: 'globe', path: '/globe' },
  { name: 'confirmation queue', path: '/admin/update-all-designs', as: 'admin' },
];
