/**
 * One answer for everybody who asked before the question was sent, so that a busy process asks rarely. Whoever comes while one
 * runs waits for the next: the running one may have missed a change made since.
 */
export function shareLooks<Answer>(look: () => Promise<Answer>): () => Promise<Answer> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<Answer> | undefined;
  return () => {
    next ??= running.then(() => {
      next = undefined;
      const looking = look();
      running = looking.catch(() => {});
      return looking;
    });
    return next;
  };
}
