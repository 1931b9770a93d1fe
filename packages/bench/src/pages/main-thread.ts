import type { CDPSession, Page } from 'playwright-core';

/** Milliseconds of processor time of a page's main thread so far. Other work of the machine does not count. */
export async function mainThreadOf(page: Page): Promise<() => Promise<number>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
}
