const KEY = 'orime.shell.market-choice';

/** Whether this browser's visitor has chosen a market, or has been offered theirs (decision T41). False where the storage is closed. */
export function hasChosenMarket(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** From now on nothing changes the market but the visitor. */
export function rememberMarketChoice(): void {
  try {
    localStorage.setItem(KEY, 'made');
  } catch {
    // A closed storage only means that the market may be offered again with the next visit.
  }
}
