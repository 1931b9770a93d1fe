const KEY = 'orime-told';

/** Of each remote, the version that was told of last and the figures that were. */
type Told = Readonly<Record<string, { readonly version: string; readonly measures: readonly string[] }>>;

/**
 * Whether this browser has not told this figure of this version yet; from then on it has. A version is judged by how many visitors it
 * fails for, not by how often one of them comes. Where nothing can be kept, everything is told.
 */
export function isFirstTold(source: string, measure: string): boolean {
  const at = source.indexOf('@');
  const [remote, version] = [source.slice(0, at), source.slice(at + 1)];
  const told = readTold();
  const known = told[remote]?.version === version ? (told[remote]?.measures ?? []) : [];
  if (known.includes(measure)) return false;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...told, [remote]: { version, measures: [...known, measure] } }));
  } catch {
    // Storage is full or forbidden: the server counts once per network and hour.
  }
  return true;
}

function readTold(): Told {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    // Written by the function above; anything else is replaced by it.
    return typeof value === 'object' && value !== null ? (value as Told) : {};
  } catch {
    return {};
  }
}
