/** Columns of the footer. A link to a screen that is not in the release set is not shown. */
export const FOOTER_COLUMNS = [
  {
    key: 'shop',
    links: [
      { to: '/catalog', label: 'nav.catalog' },
      { to: '/women', label: 'nav.women' },
      { to: '/men', label: 'nav.men' },
      { to: '/sale', label: 'nav.sale' },
      { to: '/private-reserve', label: 'nav.private-reserve' },
    ],
  },
  {
    key: 'discover',
    links: [
      { to: '/digital-magazine', label: 'nav.magazine' },
      { to: '/lookbook', label: 'nav.lookbook' },
      { to: '/designers', label: 'nav.designers' },
      { to: '/globe', label: 'nav.map' },
      { to: '/archives', label: 'nav.archives' },
    ],
  },
  {
    key: 'business',
    links: [
      { to: '/wholesale/catalog', label: 'nav.wholesale' },
      { to: '/business-directory', label: 'footer.directory' },
      { to: '/for-brands', label: 'footer.sell' },
      { to: '/for-manufacturers', label: 'footer.produce' },
      { to: '/vendor-agreement', label: 'legal.vendor' },
    ],
  },
  {
    key: 'orime',
    links: [
      { to: '/about', label: 'nav.about' },
      { to: '/media', label: 'footer.press' },
      { to: '/for-investors', label: 'footer.investors' },
      { to: '/logo', label: 'logo.title' },
    ],
  },
] as const;

/** The small print, in one line under the columns. */
export const LEGAL_LINKS = [
  { to: '/terms-of-service', label: 'legal.terms' },
  { to: '/privacy-policy', label: 'legal.privacy' },
  { to: '/return-policy', label: 'legal.returns' },
  { to: '/resale-disclaimer', label: 'legal.resale' },
  { to: '/return-policy#disclosure', label: 'legal.disclosure' },
] as const;
