const CACHE = 'orime-files';
/** `/r/<remote>/<version>/` with the loader's second attempts (`~2/`), and the file. */
const RELEASED = /^(\/r\/[^/]+\/[^/]+\/)(?:~\d+\/)?(.+)$/;

/** Larger ones belong to single screens, such as what draws the paper doll. */
const MAX_SCRIPT_BYTES = 12_000;

type ReleasedFile = { readonly path: string; readonly integrity: string; readonly brotliBytes: number };
type Digests = ReadonlyMap<string, ReleasedFile>;
const digests = new Map<string, Promise<Digests>>();

/** Whether an address is one of a released file; the list of a version's files is none of them. */
export function isReleased(path: string): boolean {
  return RELEASED.test(path) && !path.endsWith('/remote.json');
}

/**
 * A released file: the kept one if it is what was released. One that is not is thrown away and fetched again; what is not kept comes
 * from the network as it comes, and is kept once it has been compared.
 */
export async function readFile(request: Request, waitUntil: (work: Promise<unknown>) => void): Promise<Response> {
  const path = addressOf(request.url);
  const kept = await findKept(path);
  if (kept !== undefined) return kept;
  const response = await fetch(request);
  // An opaque or partial response cannot be compared, and a failed one is nobody's file.
  if (response.status === 200 && response.type !== 'opaque') waitUntil(keep(path, response.clone()).catch(() => false));
  return response;
}

/** Makes sure that a file is kept, whole and as it was released. False when it cannot be had so. */
export async function ensureKept(url: string): Promise<boolean> {
  const path = addressOf(url);
  if ((await findKept(path)) !== undefined) return true;
  const response = await fetch(path);
  if (await keep(path, response)) return true;
  // What the browser's own cache has of it may be what is damaged.
  return keep(path, await fetch(path, { cache: 'reload' }));
}

/** Keeps the small scripts of a version that are not kept yet, one after another; the first that cannot be had ends it. */
export async function keepScripts(base: string): Promise<void> {
  for (const { path, brotliBytes } of (await digestsOf(base)).values())
    if (path.endsWith('.js') && brotliBytes <= MAX_SCRIPT_BYTES && !(await ensureKept(base + path))) return;
}

/** Throws away the files of versions that no kept page was written for. */
export async function dropOthers(bases: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const { url } of await cache.keys()) {
    const base = RELEASED.exec(new URL(url).pathname)?.[1];
    if (base !== undefined && !bases.has(decodeURIComponent(base))) await cache.delete(url);
  }
}

async function findKept(path: string): Promise<Response | undefined> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(path, { ignoreVary: true });
  if (kept === undefined) return undefined;
  if (await isReleasedContent(path, await kept.clone().arrayBuffer())) return kept;
  await cache.delete(path);
  return undefined;
}

async function keep(path: string, response: Response): Promise<boolean> {
  if (response.status !== 200) return false;
  const whole = response.clone();
  if (!(await isReleasedContent(path, await response.arrayBuffer()))) return false;
  await (await caches.open(CACHE)).put(path, whole);
  return true;
}

async function isReleasedContent(path: string, content: ArrayBuffer): Promise<boolean> {
  const [, base = '', file = ''] = RELEASED.exec(path) ?? [];
  const released = (await digestsOf(base)).get(decodeURIComponent(file))?.integrity;
  if (released === undefined) return false;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', content));
  return released === `sha384-${btoa(String.fromCharCode(...digest))}`;
}

/** The digests in a version's manifest, which the gateway has compared with the signed revision. Asked for once. */
function digestsOf(base: string): Promise<Digests> {
  const known = digests.get(base);
  if (known !== undefined) return known;
  const asked = readDigests(`${base}remote.json`);
  digests.set(base, asked);
  asked.catch(() => digests.delete(base));
  return asked;
}

async function readDigests(path: string): Promise<Digests> {
  const cache = await caches.open(CACHE);
  const response = (await cache.match(path, { ignoreVary: true })) ?? (await fetch(path));
  if (!response.ok) throw new Error(`${path} answered ${String(response.status)}`);
  const copy = response.clone();
  // Written by our own preset, and read by the gateway before it sends it.
  const { assets } = (await response.json()) as { assets: readonly ReleasedFile[] };
  await cache.put(path, copy);
  return new Map(assets.map((asset) => [asset.path, asset]));
}

/** Without the folder of a second attempt: it is the same file. */
function addressOf(url: string): string {
  const { pathname } = new URL(url, self.location.href);
  return pathname.replace(RELEASED, '$1$2');
}
