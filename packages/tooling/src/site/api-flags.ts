/**
 * Node flags of an api process. Left to itself V8 lets a busy heap grow to several times of what lives in it, by the size of
 * the machine: several processes share one here. None of the flags is a limit, so that large work still finds room. The young
 * space has its whole size at once: while it grew, what a start leaves behind would count as long-lived.
 */
export const apiFlags: readonly string[] = ['--min-semi-space-size=8', '--max-semi-space-size=8', '--heap-growing-percent=20'];

/**
 * Settings of the C library that belong to them (glibc; others pay no heed). Left to itself it keeps an arena for each of Node's
 * threads.
 */
export const apiEnv: Readonly<Record<string, string>> = { MALLOC_ARENA_MAX: '2' };
