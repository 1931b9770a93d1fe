/**
 * Node flags of an API process. By default V8 sizes a busy heap by the machine, but several processes share one here. None of the
 * flags is a hard limit. The young generation has its full size from the start, so that data of the start-up is not promoted to the
 * old one.
 */
export const apiFlags: readonly string[] = ['--min-semi-space-size=8', '--max-semi-space-size=8', '--heap-growing-percent=20'];

/** Companion settings for glibc, ignored by other C libraries. By default it keeps a memory arena per thread. */
export const apiEnv: Readonly<Record<string, string>> = { MALLOC_ARENA_MAX: '2' };
