import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { retryingClient } from './client.ts';
import { newJournal, type Journal } from './journal.ts';
import { doSomething } from './mixed-writes.ts';
import type { MortalApi } from './mortal-api.ts';
import type { MortalPostgres } from './postgres-tree.ts';
import { seededRandom } from './random.ts';
import { isQuiet, verify } from './verify.ts';
import { within } from './within.ts';
import { enterPasswordAgain, signIn, type World } from './world.ts';

export interface Arena {
  readonly api: MortalApi;
  readonly database: MortalPostgres;
  readonly pool: Pool;
  readonly dataDir: string;
  readonly world: World;
  readonly seed: number;
  readonly writes: number;
  readonly clients: number;
}

const victims = ['api', 'database', 'both'] as const;
type Victim = (typeof victims)[number];

/** One round: writes by many clients, a kill during them, and the violations found afterwards. Throws when it exceeds its time limit. */
export async function playRound(round: number, arena: Arena) {
  const { api, database, pool, dataDir, world, seed, writes, clients } = arena;
  const over = new AbortController();
  const random = seededRandom(seed + round, `${seed}-${round}`);
  const client = retryingClient(api.origin, over.signal);
  const journal = newJournal();
  const state = { stage: 'signing in', backAfterMs: 0 };
  const done = () => client.tally.acknowledged + client.tally.refused;
  const tell = () =>
    process.stderr.write(`round ${round}, ${state.stage}: ${done()} of ${writes} writes, ${client.tally.retried} tries in vain\n`);
  const victim = random.oneOf(victims);
  const moment = Math.floor(writes * (0.1 + 0.8 * (random.below(1_000) / 1_000)));

  const crash = async () => {
    while (done() < moment) {
      if (over.signal.aborted) return;
      await sleep(5);
    }
    await sleep(random.below(50));
    state.stage = `killing ${victim}`;
    const began = performance.now();
    await killAndRevive(victim, { api, database });
    state.backAfterMs = performance.now() - began;
    state.stage = 'writing on';
    // An idempotency key of a dead request is released after a minute: simulate that time.
    await pool.query("UPDATE idempotency_keys SET created_at = created_at - interval '61 seconds' WHERE status = 'in_progress'");
  };
  const work = async () => {
    while (done() < writes && !over.signal.aborted) await doSomething({ client, world, random, journal, open });
  };
  const open = { placed: [], delivered: [] };
  const play = async () => {
    // Sessions and recent authentication expire during a long run.
    await signIn(client, [world.admin]);
    await enterPasswordAgain(client, world.admin);
    state.stage = 'writing';
    await Promise.all([crash(), ...Array.from({ length: clients }, work)]);
    state.stage = 'waiting for mails and money';
    const quiet = await isQuiet(pool);
    state.stage = 'verifying';
    const verdict = await verify({ pool, client, dataDir, journal });
    return {
      ...verdict,
      breaches: [...verdict.breaches, ...(quiet ? [] : ['mails, payments or refunds are still under way after two minutes'])],
    };
  };

  const began = performance.now();
  const progress = setInterval(tell, 15_000);
  try {
    const { breaches, mails } = await within(limitSeconds(writes), `round ${round}`, play());
    for (const breach of breaches.slice(0, 20)) process.stderr.write(`round ${round}: ${breach}\n`);
    const { acknowledged, refused, retried } = client.tally;
    const row = {
      round,
      killed: victim,
      'at write': moment,
      writes: done(),
      acknowledged,
      refused,
      retried,
      orders: journal.purchases.length,
      mails,
      breaches: breaches.length,
      'back after ms': Math.round(state.backAfterMs),
      'round s': Math.round((performance.now() - began) / 1000),
    };
    return { row, journal };
  } catch (error) {
    tell();
    throw error;
  } finally {
    clearInterval(progress);
    over.abort();
  }
}

/** Verifies after the last round what clients were told in all rounds. */
export async function verifyAll(arena: Arena, journals: readonly Journal[]): Promise<readonly string[]> {
  const client = retryingClient(arena.api.origin, new AbortController().signal);
  const journal: Journal = {
    marks: journals.flatMap(({ marks }) => marks),
    purchases: journals.flatMap(({ purchases }) => purchases),
    likes: journals.flatMap(({ likes }) => likes),
    follows: journals.flatMap(({ follows }) => follows),
    surprises: [],
  };
  return (await within(300, 'the last look', verify({ pool: arena.pool, client, dataDir: arena.dataDir, journal }))).breaches;
}

function limitSeconds(writes: number): number {
  return 300 + writes / 5;
}

async function killAndRevive(victim: Victim, mortals: { readonly api: MortalApi; readonly database: MortalPostgres }): Promise<void> {
  await Promise.all([victim === 'database' ? undefined : mortals.api.kill(), victim === 'api' ? undefined : mortals.database.kill()]);
  if (victim !== 'api') await mortals.database.revive();
  // When only the database died, the same API process must respond again.
  if (victim === 'database' && !mortals.api.isAlive()) throw new Error('The api ended with its database.');
  await mortals.api.start();
}
