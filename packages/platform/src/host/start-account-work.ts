import type { Platform } from '../platform.ts';
import { reportError } from '../telemetry/report-error.ts';

/**
 * Keeps the carts and the design of a browser in step with the account of whoever signs in; a visitor never loads what does it. Start it
 * after the stored state is restored. Returns a function that stops it.
 */
export function startAccountWork(platform: Platform): () => void {
  const { bus, session } = platform;
  let stop: (() => void) | undefined;
  let isStopped = false;

  async function start(isAtStart: boolean): Promise<void> {
    if (stop !== undefined || session.getState().status !== 'signed-in') return;
    stop = () => undefined;
    try {
      const { accountWork } = await import('./account-work.ts');
      if (!isStopped) stop = accountWork(platform, isAtStart);
    } catch (error) {
      // The next sign-in tries again.
      stop = undefined;
      reportError(error, { info: 'what keeps the account in step' });
    }
  }

  void start(true);
  const leave = bus.subscribe('session.changed@1', ({ data }) => {
    if (data.userId !== null) void start(false);
  });
  return () => {
    isStopped = true;
    leave();
    stop?.();
  };
}
