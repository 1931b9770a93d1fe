/** "Wholesale paths" of the specification (decision T17): `/wholesale`, what is under it, and `/wholesale-…`. */
export function isWholesalePath(pathname: string): boolean {
  return /^\/wholesale(?:[/-]|$)/.test(pathname);
}
