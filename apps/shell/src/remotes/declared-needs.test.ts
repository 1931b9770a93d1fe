import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { CommandType } from '@orime/contracts';
import { COMMAND_SCHEMAS } from '@orime/contracts/events';
import { commandsOf, createPlatform, emptyBoot, installPlatform } from '@orime/platform/host';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const APPS = join(__dirname, '../../..');
const REMOTES = globSync('*/src/remote.ts', { cwd: APPS }).map((file) => file.slice(0, file.search(/[\\/]/)));
const IMPORTS = /^import (?!type\b)\{([^}]*)\} from '@orime\/platform';/gm;
const BUS_USES = /\.(publish|subscribe)\(\s*'([\w-]+\.[\w-]+@\d+)'/g;

/** Function of the platform → the command that it sends. */
const sends = new Map<string, string>();
let stop: () => void;

beforeAll(() => {
  const platform = createPlatform({ boot: emptyBoot() });
  installPlatform(platform);
  // The names of the commands, which `Object.keys` gives as plain strings.
  const exits = (Object.keys(COMMAND_SCHEMAS) as CommandType[]).map((type) => platform.bus.answer(type, () => ({}) as never));
  stop = () => exits.forEach((exit) => exit());
  for (const [name, command] of Object.entries(commandsOf('probe@1'))) {
    (command as (request: object) => unknown)({}); // What is asked for does not matter here.
    const entry = platform.journal.journal.at(-1);
    if (entry?.kind === 'command') sends.set(name, entry.type);
  }
});
afterAll(() => stop());

test.each(REMOTES)('%s declares in its needs.ts what it says, hears and asks for, and no more', async (app) => {
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: join(APPS, app) }).filter((file) => !/\.(test|fixture)\./.test(file));
  const used = { publishes: new Set<string>(), consumes: new Set<string>(), commands: new Set<string>() };
  for (const file of sources) {
    const text = readFileSync(join(APPS, app, file), 'utf8');
    for (const [, use, type = ''] of text.matchAll(BUS_USES)) used[use === 'publish' ? 'publishes' : 'consumes'].add(type);
    for (const name of [...text.matchAll(IMPORTS)].flatMap(([, names = '']) => names.split(',').map((part) => part.trim()))) {
      const command = sends.get(name);
      if (command !== undefined) used.commands.add(command);
    }
  }
  const file = join(APPS, app, 'src/needs.ts');
  const { needs } = existsSync(file) ? await import(file) : { needs: {} };
  const { publishes = [], consumes = [], commands = [] } = needs.events ?? {};
  expect({ publishes: new Set(publishes), consumes: new Set(consumes), commands: new Set(commands) }).toEqual(used);
});
