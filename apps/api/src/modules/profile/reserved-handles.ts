const reserved = new Set([
  'about', 'admin', 'administrator', 'api', 'article', 'catalog', 'checkout', 'contact', 'designer', 'designers', 'globe', 'help', 'home', 'legal', 'login', 'logout',
  'magazine', 'me', 'new', 'official', 'orime', 'press', 'privacy', 'producer', 'producers', 'register', 'root', 'sale', 'settings', 'shop', 'staff', 'support', 'system',
  'terms', 'wholesale',
]);

/** Words that would pass for the house itself or for a page of it. */
export function isReservedHandle(handle: string): boolean {
  return reserved.has(handle.toLowerCase());
}
