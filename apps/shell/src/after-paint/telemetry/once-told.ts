const KEY = 'orime-told';

/** Of each remote, the version that was told of last and the figures that were. */
type Told = Readonly<Record<string, { readonly version: string; readonly measures: readonly string[] }>>;

/**
 * Whether this browser has not told this figure of this version yet; from then on it has. A version is judged by how many visitors it
 * fails for, not by how often one of them comes: where nothing can be kept, nothing is told.
 */
export function isFirstTold(source: string, measure: string): boolean {
  const known = toldOf(source);
  if (known.includes(measure)) return false;
  const [remote, version] = partsOf(source);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readTold(), [remote]: { version, measures: [...known, measure] } }));
    return true;
  } catch {
    return false;
  }
}

/** Whether this browser has told this figure of this version. */
export function wasTold(source: string, measure: string): boolean {
  return toldOf(source).includes(measure);
}

function toldOf(source: string): readonly string[] {
  const [remote, version] = partsOf(source);
  const told = readTold()[remote];
  return told?.version === version ? told.measures : [];
}

function partsOf(source: string): readonly [string, string] {
  const at = source.indexOf('@');
  return [source.slice(0, at), source.slice(at + 1)];
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
