import type { PayoutDetails, PayoutDetailsInput } from '@orime/contracts/api/money/payout-details';
import type { UserActor } from '../../../house/access/actor.ts';
import { audit } from '../../../house/access/audit.ts';
import type { Caller } from '../../../house/access/caller.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import type { Db } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { countryCode } from '../../../house/geography/country-code.ts';
import { enqueueMail } from '../../../house/mail/outbox.ts';
import { seal, unseal } from '../../../house/sealed-text.ts';
import { endingOf } from './ending-of.ts';
import { payoutDetailsMail } from './payout-details.mail.ts';

const PURPOSE = 'payout-details';

type App = Pick<ApiApp, 'db' | 'config'>;

export async function findPayoutDetails(db: Db, { userId }: UserActor): Promise<PayoutDetails | null> {
  const row = await db
    .selectFrom('payout_details')
    .innerJoin('profiles', 'profiles.id', 'payout_details.profile_id')
    .select(['payout_details.country', 'payout_details.ending', 'payout_details.updated_at'])
    .where('profiles.user_id', '=', userId)
    .where('profiles.deleted_at', 'is', null)
    .executeTakeFirst();
  return row === undefined ? null : toDetails(row);
}

/** Replaces a seller's details. Whoever changed them, the seller hears of it at the address of the account. */
export async function savePayoutDetails({ db, config }: App, user: UserActor, input: PayoutDetailsInput): Promise<PayoutDetails> {
  if (countryCode(input.country) === undefined) throw new RequestError('validation', { fields: { country: 'is not a country' } });
  const text = input.text.trim();
  const ending = endingOf(text);
  return db.transaction().execute(async (trx) => {
    const profile = await trx
      .selectFrom('profiles')
      .innerJoin('users', 'users.id', 'profiles.user_id')
      .select(['profiles.id', 'profiles.name', 'profiles.name_jp', 'users.locale', 'users.email'])
      .where('profiles.user_id', '=', user.userId)
      .where('profiles.deleted_at', 'is', null)
      .executeTakeFirst();
    if (profile === undefined) throw new RequestError('business_rule', { fields: { profile: 'must be created first' } });
    const values = { country: input.country, sealed: seal(config.jwtSecret, PURPOSE, text), ending, updated_at: new Date() };
    const row = await trx
      .insertInto('payout_details')
      .values({ profile_id: profile.id, ...values })
      .onConflict((conflict) => conflict.column('profile_id').doUpdateSet(values))
      .returning(['country', 'ending', 'updated_at'])
      .executeTakeFirstOrThrow();
    const { email, locale } = profile;
    const name = locale === 'jp' && profile.name_jp !== '' ? profile.name_jp : profile.name;
    const data = { path: '/dashboard?tab=money', name, ending };
    await enqueueMail(
      trx,
      payoutDetailsMail,
      { template: 'payout-details-changed', email, locale, data },
      `payout-details-changed:${profile.id}:${row.updated_at.toISOString()}`,
    );
    return toDetails(row);
  });
}

/** What a profile's owner entered, word for word. Staff who read it are recorded. */
export async function revealPayoutDetails(
  { db, config }: App,
  caller: Caller,
  profileId: string,
): Promise<PayoutDetails & { readonly text: string }> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('payout_details')
      .select(['country', 'sealed', 'ending', 'updated_at'])
      .where('profile_id', '=', profileId)
      .executeTakeFirst();
    if (row === undefined) throw new RequestError('not_found');
    await audit(trx, { actor: caller, ip: caller.ip, action: 'payout_details.read', entity: 'profile', entityId: profileId });
    return { ...toDetails(row), text: unseal(config.jwtSecret, PURPOSE, row.sealed) };
  });
}

function toDetails(row: { readonly country: string; readonly ending: string; readonly updated_at: Date }): PayoutDetails {
  return { country: row.country, ending: row.ending, updatedAt: row.updated_at.toISOString() };
}
