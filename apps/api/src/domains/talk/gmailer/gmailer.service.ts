import type { UserActor } from '../../../house/access/actor.ts';
import { audit } from '../../../house/access/audit.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { newSecret } from '../../../house/ids.ts';
import { seal, unseal } from '../../../house/sealed-text.ts';
import { consumeState, insertState, isConnected, revokeConnection, upsertConnection } from './gmailer.queries.ts';
import { createGoogleOauth, SCOPE, type GoogleOauth } from './google-oauth.ts';

const STATE_LIFE_MS = 10 * 60_000;
const VERIFIER = 'gmail-pkce-verifier';
export const REFRESH_TOKEN = 'gmail-refresh-token';

/** Begins a sign-in at Google for an admin. Throws `not_configured` without Google's keys. */
export async function beginConnection(app: ApiApp, actor: UserActor): Promise<{ url: string; state: string }> {
  const google = requireGoogle(app);
  const [state, verifier] = [newSecret(), newSecret()];
  await insertState(app.db, actor.userId, state, seal(app.config.jwtSecret, VERIFIER, verifier), new Date(Date.now() + STATE_LIFE_MS));
  return { url: google.authorizeUrl(state, verifier), state };
}

/** Finishes it with what Google sent along. The state is used up before Google is asked, so that a code is tried once. */
export async function finishConnection(
  app: ApiApp,
  actor: UserActor,
  { code, state }: { code?: string; state?: string },
  ip: string,
): Promise<void> {
  const google = requireGoogle(app);
  if (code === undefined || code === '') throw new RequestError('validation', { fields: { code: 'is required' } });
  const sealed = await consumeState(app.db, actor.userId, state ?? '');
  if (sealed === undefined) throw new RequestError('validation', { fields: { state: 'is not one of ours' } });
  const { refreshToken, scopes } = await google.exchange(code, unseal(app.config.jwtSecret, VERIFIER, sealed));
  // Who unticked the permission at Google has connected nothing that could send.
  if (!scopes.includes(SCOPE)) throw new RequestError('business_rule', { details: { missing: SCOPE } });
  await app.db.transaction().execute(async (trx) => {
    const id = await upsertConnection(trx, actor.userId, scopes, seal(app.config.jwtSecret, REFRESH_TOKEN, refreshToken));
    await audit(trx, { actor, action: 'gmailer.connect', entity: 'oauth_connection', entityId: id, diff: { scopes }, ip });
  });
}

/** Forgets the permission here at once, and gives it back to Google as far as Google can be reached. */
export async function endConnection(app: ApiApp, actor: UserActor, ip: string): Promise<void> {
  const sealed = await app.db.transaction().execute(async (trx) => {
    const connection = await revokeConnection(trx, actor.userId);
    if (connection === undefined) throw new RequestError('not_found');
    await audit(trx, { actor, action: 'gmailer.disconnect', entity: 'oauth_connection', entityId: connection.id, ip });
    return connection.refreshTokenSealed;
  });
  if (sealed === null) return;
  try {
    await createGoogleOauth(app.config)?.revoke(unseal(app.config.jwtSecret, REFRESH_TOKEN, sealed));
  } catch (error) {
    app.log.warn({ err: error }, 'Google could not be told that a connection has ended');
  }
}

/** Throws `not_configured` unless the member of the staff could send by Gmail: the installation has Google's keys and their account is connected. */
export async function requireGmail(app: ApiApp, userId: string): Promise<void> {
  if (createGoogleOauth(app.config) === undefined || !(await isConnected(app.db, userId)))
    throw new RequestError('not_configured', {
      details: { settings: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'], connection: false },
    });
}

function requireGoogle(app: ApiApp): GoogleOauth {
  const google = createGoogleOauth(app.config);
  if (google === undefined)
    throw new RequestError('not_configured', { details: { settings: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] } });
  return google;
}
