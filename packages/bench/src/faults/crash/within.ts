/** Nothing in a run may be waited for without an end: past it, what was waited for is told. */
export async function within<Result>(seconds: number, what: string, work: Promise<Result>): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`${what} took more than ${seconds} seconds.`)), seconds * 1000);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
