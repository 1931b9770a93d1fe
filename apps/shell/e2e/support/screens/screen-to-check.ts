/** A screen that every quality check visits, with the account that sees it. Slugs are looked up, as the demo data may change. */
export interface ScreenToCheck {
  readonly name: string;
  readonly path: string;
  readonly as?: 'admin' | 'designer' | 'producer' | 'buyer' | 'newbuyer' | 'consumer';
}
