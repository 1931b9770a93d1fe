import { randomUUID } from 'node:crypto';
import { median, printReport } from '../report/print-report.ts';
import { makeDataDir, startOwnApi } from './own-api.ts';

/**
 * ROUNDS (100) alternating requests for addresses with and without an account: duration of a wrong password and of a link request.
 * Exits with 1 when the medians differ by more than a quarter, or a response reveals the account.
 * `npm run bench -- timing`
 */
const rounds = Number(process.env['ROUNDS'] ?? 100);
const furthest = 1.25;

const questions = {
  'a wrong password': { path: '/api/users/login', body: { password: 'a wrong password' } },
  'a link to a new password': { path: '/api/users/reset-request', body: {} },
  'a link to verify': { path: '/api/users/send-email-verification', body: {} },
} as const;

const dataDir = await makeDataDir('timing');
const api = await startOwnApi(dataDir.path);
try {
  const rows = [];
  for (const [what, { path, body }] of Object.entries(questions)) {
    const times: Record<'with' | 'without', number[]> = { with: [], without: [] };
    const answers = { with: new Set<string>(), without: new Set<string>() };
    for (let round = -3; round < rounds; round += 1) {
      const addresses = { with: await register(), without: `nobody-${randomUUID()}@example.com` };
      // The second request may profit from caches that the first has warmed, so the order alternates.
      for (const kind of round % 2 === 0 ? (['with', 'without'] as const) : (['without', 'with'] as const)) {
        const start = performance.now();
        const { status, body: answer } = await api.send<{ error?: { code?: string } }>('POST', path, { ...body, email: addresses[kind] });
        // The first rounds warm up the JIT compiler.
        if (round < 0) continue;
        times[kind].push(performance.now() - start);
        answers[kind].add(`${status} ${answer.error?.code ?? ''}`);
      }
    }
    const [known, unknown] = [median(times.with), median(times.without)];
    const isNeutral = Math.max(known / unknown, unknown / known) <= furthest && [...answers.with].join() === [...answers.without].join();
    if (!isNeutral) process.exitCode = 1;
    rows.push({
      what,
      rounds,
      answer: [...answers.with].join(),
      'with account p50 ms': known,
      'without p50 ms': unknown,
      ratio: known / unknown,
      neutral: isNeutral ? 'yes' : 'no',
    });
  }
  printReport('timing', rows);
} finally {
  await api.stop();
  await dataDir.remove();
}

async function register(): Promise<string> {
  const email = `somebody-${randomUUID()}@example.com`;
  await api.ok('POST', '/api/users/register', {
    email,
    password: 'orime-bench-2026',
    name: 'Somebody',
    type: 'consumer',
    locale: 'en',
    termsVersion: '2026-01-01',
    marketing: false,
  });
  return email;
}
