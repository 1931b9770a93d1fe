import type { Presence } from '@orime/contracts/api/talk/socket';
import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { enterPresence, leavePresence, leaveProcess, listPeers, renewPresence, sweepPresence } from './presence.queries.ts';

const RENEW_MS = 15_000;
/** A page that is loaded anew is away for a moment; nobody needs to hear of it. */
const GRACE_MS = 2_000;

export interface PresenceKeeper {
  enter(userId: string): void;
  leave(userId: string): void;
  /** Open connections of a person to this process. */
  countOf(userId: string): number;
  close(): Promise<void>;
}

/**
 * Keeps the table of who is here and tells those who share a channel with somebody who comes or goes. Rows carry the
 * process and are renewed, so those of a process that died stop counting by themselves and its people are told gone.
 */
export function createPresence(app: FastifyInstance, tell: (userIds: readonly string[], news: Presence) => void): PresenceKeeper {
  const processId = randomUUID();
  const counts = new Map<string, number>();
  const leaving = new Map<string, NodeJS.Timeout>();
  // One change after the other: a person who goes and comes back at once ends as present.
  let work: Promise<unknown> = Promise.resolve();
  const inTurn = (task: () => Promise<void>): void => {
    work = work.then(task).catch((error: unknown) => app.log.warn({ err: error }, 'presence could not be kept'));
  };

  async function tellPeers(userId: string, online: boolean): Promise<void> {
    tell(await listPeers(app.db, userId), { userId, online });
  }

  const timer = setInterval(() => {
    inTurn(async () => {
      await renewPresence(app.db, processId, [...counts.keys()]);
      for (const userId of await sweepPresence(app.db)) await tellPeers(userId, false);
    });
  }, RENEW_MS);
  timer.unref();

  return {
    enter(userId) {
      counts.set(userId, (counts.get(userId) ?? 0) + 1);
      clearTimeout(leaving.get(userId));
      if (leaving.delete(userId) || counts.get(userId) !== 1) return;
      inTurn(async () => {
        if (await enterPresence(app.db, userId, processId)) await tellPeers(userId, true);
      });
    },
    leave(userId) {
      const left = (counts.get(userId) ?? 1) - 1;
      if (left > 0) {
        counts.set(userId, left);
        return;
      }
      counts.delete(userId);
      const wait = setTimeout(() => {
        leaving.delete(userId);
        inTurn(async () => {
          if (await leavePresence(app.db, userId, processId)) await tellPeers(userId, false);
        });
      }, GRACE_MS);
      wait.unref();
      leaving.set(userId, wait);
    },
    countOf: (userId) => counts.get(userId) ?? 0,
    async close() {
      clearInterval(timer);
      for (const wait of leaving.values()) clearTimeout(wait);
      leaving.clear();
      await work;
      // Their pages connect to another process within seconds, which is no news.
      await leaveProcess(app.db, processId).catch(() => undefined);
    },
  };
}
