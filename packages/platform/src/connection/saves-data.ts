/** What Chromium tells of the network: in no other browser, and not in TypeScript's list. */
type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/** Whether the visitor has asked their browser to save data. Never on a server, nor in browsers that do not tell. */
export function savesData(): boolean {
  return connection()?.saveData === true;
}

/** Whether nothing should be loaded that is not needed yet: data is saved, or the connection is a slow one. */
export function isSparing(): boolean {
  return savesData() || /^(slow-2g|2g|3g)$/.test(connection()?.effectiveType ?? '');
}

function connection(): Connection | undefined {
  return (navigator as Navigator & { readonly connection?: Connection }).connection;
}
