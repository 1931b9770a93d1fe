import type { CompanyRole } from '@orime/contracts/api/trade/buyer';
import type { CompanyInvitation, CompanyInvitationInput, OfferedPlace } from '@orime/contracts/api/trade/buyer-member';
import { sql } from 'kysely';
import type { UserActor } from '../../../../house/access/actor.ts';
import { audit } from '../../../../house/access/audit.ts';
import type { Caller } from '../../../../house/access/caller.ts';
import type { ApiApp } from '../../../../house/api-app.ts';
import type { Db, Trx } from '../../../../house/db/db.ts';
import { RequestError } from '../../../../house/errors/request-error.ts';
import { newId } from '../../../../house/ids.ts';
import { enqueueMail } from '../../../../house/mail/outbox.ts';
import { normaliseEmail } from '../../../../house/normalise-email.ts';
import { makeBuyer } from '../../../people/users/index.ts';
import { companyInvitationMail } from './company-invitation.mail.ts';
import { findOffered, getInvitation, saveInvitation, type OfferedRow } from './invitations.queries.ts';
import { lockOwnPlace } from './members.service.ts';
import { readCompanyName, tellOwners } from './tell-members.ts';

const LIFETIME_DAYS = 7;
/** People of a company, and those who were asked. */
const MAX_PEOPLE = 100;
const DAY_SECONDS = 86_400;

/** The invitation and its mail, both or neither. What an address gets is the same whether it has an account or not. */
export async function invite(app: ApiApp, caller: Caller, input: CompanyInvitationInput): Promise<CompanyInvitation> {
  const email = normaliseEmail(input.email);
  await app.countSharedLimit({ name: 'company-invitation', subject: caller.userId, max: 50, windowSeconds: DAY_SECONDS });
  await app.countSharedLimit({ name: 'company-invited', subject: email, max: 5, windowSeconds: DAY_SECONDS });
  const invitation = await app.db.transaction().execute(async (trx) => {
    const { buyerId } = await lockOwnPlace(trx, caller.userId);
    if (caller.role !== 'buyer-verified' && !caller.emailVerified)
      throw new RequestError('business_rule', { details: { reason: 'email_unverified' } });
    await requireRoom(trx, buyerId, email);
    const account = await trx
      .selectFrom('users')
      .select('locale')
      .where('email', '=', email)
      .where('status', '=', 'active')
      .executeTakeFirst();
    const locale = account?.locale ?? input.locale ?? caller.locale;
    const expiresAt = new Date(Date.now() + LIFETIME_DAYS * DAY_SECONDS * 1000);
    const id = await saveInvitation(trx, {
      id: newId('inn'),
      buyerId,
      email,
      role: input.role,
      locale,
      invitedBy: caller.userId,
      expiresAt,
    });
    const company = (await readCompanyName(trx, buyerId))[locale];
    await enqueueMail(trx, companyInvitationMail, {
      template: 'company-invitation',
      email,
      locale,
      data: {
        path: `/buyer/dashboard${locale === 'jp' ? '?lang=jp' : ''}`,
        invitationId: id,
        company,
        inviter: caller.name,
        role: input.role,
      },
    });
    await audit(trx, {
      actor: caller,
      ip: caller.ip,
      action: 'buyer.invite',
      entity: 'buyer',
      entityId: buyerId,
      diff: { invitationId: id, role: input.role },
    });
    return getInvitation(trx, id);
  });
  await app.jobs.wake('mail');
  return invitation;
}

async function requireRoom(trx: Trx, buyerId: string, email: string): Promise<void> {
  const { rows } = await sql<{ isMember: boolean; people: number }>`
    SELECT EXISTS (SELECT FROM users u JOIN buyer_members m ON m.user_id = u.id WHERE u.email = ${email} AND m.buyer_id = ${buyerId}) AS "isMember",
      ((SELECT count(*) FROM buyer_members WHERE buyer_id = ${buyerId})
        + (SELECT count(*) FROM buyer_invitations WHERE buyer_id = ${buyerId} AND accepted_at IS NULL AND revoked_at IS NULL AND email <> ${email}))::int AS people`.execute(
    trx,
  );
  if (rows[0]?.isMember === true) throw new RequestError('conflict', { fields: { email: 'is in the company already' } });
  if ((rows[0]?.people ?? 0) >= MAX_PEOPLE)
    throw new RequestError('business_rule', { details: { reason: 'too_many_people', max: MAX_PEOPLE } });
}

export async function revokeInvitation(db: Db, caller: Caller, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { buyerId } = await lockOwnPlace(trx, caller.userId);
    const { numUpdatedRows } = await trx
      .updateTable('buyer_invitations')
      .set({ revoked_at: new Date() })
      .where('id', '=', id)
      .where('buyer_id', '=', buyerId)
      .where('accepted_at', 'is', null)
      .where('revoked_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new RequestError('not_found');
    await audit(trx, {
      actor: caller,
      ip: caller.ip,
      action: 'buyer.invite-revoke',
      entity: 'buyer',
      entityId: buyerId,
      diff: { invitationId: id },
    });
  });
}

export async function readOffer(db: Db, secret: string): Promise<OfferedPlace> {
  const { buyerId, role, invitedBy, email, expiresAt } = requireOpen(await findOffered(db, secret));
  const { en: name, jp: nameJp } = await readCompanyName(db, buyerId);
  return { company: { name, nameJp }, role, invitedBy, email, expiresAt: expiresAt.toISOString() };
}

/** Uses the link up. Of two that use it at once one wins, and an account that accepts two companies at once is in one. */
export async function acceptInvitation(db: Db, { userId, name, email: own }: UserActor, secret: string): Promise<CompanyRole> {
  return db.transaction().execute(async (trx) => {
    const found = requireOpen(await findOffered(trx, secret));
    await sql`SELECT FROM buyers WHERE id = ${found.buyerId} FOR NO KEY UPDATE`.execute(trx);
    const { id, buyerId, email, role } = requireOpen(await findOffered(trx, secret));
    if (normaliseEmail(own) !== normaliseEmail(email)) throw new RequestError('wrong_account');
    await makeBuyer(trx, userId);
    await trx.insertInto('buyer_members').values({ buyer_id: buyerId, user_id: userId, role }).execute();
    await trx.updateTable('buyer_invitations').set({ accepted_at: new Date() }).where('id', '=', id).execute();
    await tellOwners(trx, { buyerId, name, step: 'joined', role }, userId);
    return role;
  });
}

function requireOpen(offered: OfferedRow | undefined): OfferedRow {
  if (offered === undefined) throw new RequestError('not_found');
  if (!offered.isOpen) throw new RequestError('token_used');
  return offered;
}
