import { median, printReport } from '../report/print-report.ts';
import { books } from './races/books.ts';
import { codeRaces } from './races/code-races.ts';
import { moneyRaces } from './races/money-races.ts';
import { parcelRaces } from './races/parcel-races.ts';
import { peopleRaces } from './races/people-races.ts';
import { placeRaces } from './races/place-races.ts';
import { startRaceSite } from './races/race-site.ts';
import { isWin } from './races/race.ts';
import { returnRaces } from './races/return-races.ts';
import { stockRaces } from './races/stock-races.ts';
import { tradeRaces } from './races/trade-races.ts';

/**
 * PARALLEL (200) concurrent calls for limited goods, over HTTP to two API processes on one Postgres, ROUNDS (3) times; an argument
 * selects races by name. Exits with 1 on any violation: oversold goods, an unclear refusal, a charge without goods, inconsistent
 * books.
 * `npm run bench -- races [name]`
 */
const parallel = Number(process.env['PARALLEL'] ?? 200);
const rounds = Number(process.env['ROUNDS'] ?? 3);
const [word = ''] = process.argv.slice(2);
const chosen = [
  ...stockRaces,
  ...codeRaces,
  ...placeRaces,
  ...peopleRaces,
  ...moneyRaces,
  ...returnRaces,
  ...tradeRaces,
  ...parcelRaces,
].filter(({ name }) => name.includes(word));

const site = await startRaceSite();
try {
  const rows = [];
  for (const race of [...chosen, books]) {
    const finishes = [];
    for (let round = 1; round <= (race === books ? 1 : rounds); round += 1) {
      const finish = await race.run(site, parallel);
      for (const breach of finish.breaches) process.stderr.write(`${race.name}, round ${round}: ${breach}\n`);
      finishes.push(finish);
    }
    const answers = finishes.flatMap((finish) => finish.answers);
    const ms = answers.map((answer) => answer.ms);
    rows.push({
      race: race.name,
      rounds: finishes.length,
      calls: answers.length,
      '200s': answers.filter(isWin).length,
      refused: answers.filter(({ status }) => status >= 400 && status < 500).length,
      '5xx': answers.filter(({ status }) => status >= 500).length,
      breaches: finishes.reduce((sum, finish) => sum + finish.breaches.length, 0),
      'p50 ms': ms.length === 0 ? 0 : median(ms),
      'slowest ms': Math.max(0, ...ms),
    });
    process.stderr.write(`${race.name}\n`);
  }
  printReport('races', rows);
  if (rows.some((row) => row.breaches > 0 || row['5xx'] > 0)) process.exitCode = 1;
} finally {
  await site.stop();
}
