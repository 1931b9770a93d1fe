import { hash, verify } from '@node-rs/argon2';

// OWASP's second recommendation for argon2id: 19 MiB, two passes, one lane; about 20 ms a hash.
// Algorithm 2 is argon2id; the library's own name for it is an ambient enum, which our settings rule out.
const parameters = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), parameters);
}

const state: { decoy: Promise<string> | undefined } = { decoy: undefined };

/** Whether the password fits. Without a hash (no such account) it works as long and says no. */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  state.decoy ??= hashPassword('the hash of no account');
  const fits = await verify(passwordHash ?? (await state.decoy), password.normalize('NFKC'));
  return fits && passwordHash !== undefined;
}
