import type { Child } from './child.ts';

/** Polls a URL until it returns 200. Throws when the process behind it ends, or after `timeoutMs`. */
export async function waitUntilReady(url: string, child: Child, timeoutMs = 60_000): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    if (child.process.exitCode !== null) throw new Error(`${child.name} ended while starting:\n${child.tail()}`);
    if (await answers(url)) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`${child.name} did not get ready within ${timeoutMs / 1000} s:\n${child.tail()}`);
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
    return response.ok;
  } catch {
    return false; // Not listening yet; the caller polls until its deadline.
  }
}
