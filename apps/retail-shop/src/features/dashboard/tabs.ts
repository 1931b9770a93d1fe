/** The pages of a customer's account, by their `?tab=`; the first is shown without it. */
export const TABS = ['overview', 'orders', 'returns', 'likes', 'following', 'sizes', 'alerts', 'garments', 'reserve', 'settings'] as const;
export type TabName = (typeof TABS)[number];
