import type { Random } from './fuzz-values.ts';

/** What answers have told: ids, slugs, versions and secrets by field, so that later requests name what exists. */
export interface FuzzMemory {
  /** Notes what somebody was answered by a resource (`design` of /api/design/…). */
  learn(who: string, resource: string, body: unknown): void;
  /** Something known for a field: mostly what this one saw last of this resource. */
  recall(random: Random, who: string, resource: string, field: string): unknown;
}

const mostOfEach = 40;
const mostItems = 4;
const mostDepth = 6;

export function createMemory(): FuzzMemory {
  const known = new Map<string, unknown[]>();
  const note = (key: string, value: unknown) => {
    const list = known.get(key) ?? [];
    if (list.at(-1) === value) return;
    list.push(value);
    if (list.length > mostOfEach) list.shift();
    known.set(key, list);
  };
  return {
    learn(who, resource, body) {
      for (const id of ownIds(body)) for (const key of [`${who} ${resource} own`, `${resource} own`]) note(key, id);
      walk(body, 'id', 0, (field, value) => {
        const own = `${resource}${field.charAt(0).toUpperCase()}${field.slice(1)}`;
        for (const name of [field, own])
          for (const key of [`${who} ${resource} ${name}`, `${who} ${name}`, `${resource} ${name}`, name]) note(key, value);
        // An id says what it is of: `ord_…` may be met in any answer.
        const kind = typeof value === 'string' ? /^([a-z]{2,4})_[0-9A-Z]{20,}$/.exec(value)?.[1] : undefined;
        if (kind !== undefined) for (const key of [`${who} #${kind}`, `#${kind}`]) note(key, value);
      });
    },
    recall(random, who, resource, field) {
      const names = [ALIASES[field] ?? field, ...(field.endsWith('Id') ? [`#${KINDS[field.slice(0, -2)] ?? field}`] : [])];
      const kind = field === 'own' || field === 'ref' ? KINDS[resource] : undefined;
      const keys = [
        ...names.flatMap((name) => [`${who} ${resource} ${name}`, `${who} ${name}`]),
        ...(kind === undefined ? [] : [`${who} #${kind}`, `#${kind}`]),
        ...names.flatMap((name) => [`${resource} ${name}`, name]),
      ];
      const lists = keys.map((key) => known.get(key)).filter((list) => list !== undefined);
      if (lists.length === 0) return undefined;
      const list = random.chance(0.7) ? lists[0] : random.pick(lists);
      if (list === undefined) return undefined;
      return random.chance(0.7) ? list.at(-1) : random.pick(list);
    },
  };
}

/** Ids of the thing answered, or of the things listed; not of what is inside them. */
function ownIds(body: unknown): string[] {
  if (typeof body !== 'object' || body === null) return [];
  const things: readonly unknown[] = Array.isArray(body) ? body : 'items' in body && Array.isArray(body.items) ? body.items : [body];
  return things
    .slice(0, mostItems)
    .flatMap((thing) => (typeof thing === 'object' && thing !== null && 'id' in thing && typeof thing.id === 'string' ? [thing.id] : []));
}

function walk(value: unknown, field: string, depth: number, note: (field: string, value: string | number) => void): void {
  if (typeof value === 'string') {
    if (value !== '' && value.length <= 300) note(field, value);
  } else if (typeof value === 'number') {
    if (field === 'version' || field.endsWith('Version')) note(field, value);
  } else if (Array.isArray(value)) {
    for (const item of value.slice(0, mostItems).toReversed()) walk(item, field, depth + 1, note);
  } else if (typeof value === 'object' && value !== null && depth < mostDepth) {
    // What is deeper is noted first: the last id noted is the one of the thing itself.
    for (const [name, item] of Object.entries(value).toSorted(
      ([, a], [, b]) => Number(typeof b === 'object') - Number(typeof a === 'object'),
    ))
      walk(item, name === '_id' ? 'id' : name, depth + 1, note);
  }
}

const ALIASES: Readonly<Record<string, string>> = { baseRevision: 'revision', dryRunToken: 'token' };

/** Beginnings of ids by the word for what they are of, where fields and addresses use another word. */
const KINDS: Readonly<Record<string, string>> = {
  design: 'dsn',
  profile: 'prf',
  order: 'ord',
  group: 'grp',
  line: 'orl',
  lineItem: 'orl',
  file: 'fil',
  image: 'fil',
  coverFile: 'fil',
  avatarFile: 'fil',
  previewFile: 'fil',
  receiptFile: 'fil',
  article: 'art',
  producer: 'pro',
  production: 'prd',
  garment: 'gar',
  buyer: 'byr',
  manager: 'usr',
  user: 'usr',
  piece: 'pce',
  event: 'evt',
  invoice: 'inv',
  'wholesale-order': 'wor',
  wholesale: 'dsn',
  lookbook: 'lbk',
  linesheet: 'lsh',
  channel: 'chn',
  window: 'dwn',
  prepack: 'pck',
  return: 'ret',
  payout: 'pyt',
  checkout: 'chk',
  paymentSession: 'pms',
  'private-reserve': 'dsn',
  cart: 'dsn',
  application: 'app',
  bugs: 'bug',
  expense: 'exp',
  rfq: 'rfq',
  banner: 'ban',
  model: 'mod',
  'model-intake': 'mdi',
};
