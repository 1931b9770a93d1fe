import type { ImageRef, LocalText } from '@orime/contracts';
import { sql } from 'kysely';
import type { Trx } from '../../../../house/db/db.ts';
import { queueMemberMail } from '../../../notify/email-preferences/index.ts';
import { dayOf, notify, notifyOfPerson, withdrawPerson } from '../../../notify/notification/index.ts';
import { designDecisionMail } from './design-decision.mail.ts';

interface DesignFacts {
  readonly ownerId: string;
  readonly data: { readonly designId: string; readonly slug: string; readonly name: LocalText; readonly image: ImageRef | null };
}

export interface Outcome {
  readonly to: 'confirmed' | 'rejected' | 'in_review';
  /** About a change of a design that is on sale, which stays as it was when refused. */
  readonly isChange: boolean;
  readonly reason: string;
  /** What makes this decision one of its own: the version it was made about, or the change. */
  readonly decision: string;
}

/** Tells a designer what was decided about a design, beside the bell and by mail. */
export async function tellOfDecision(trx: Trx, designId: string, { to, isChange, reason, decision }: Outcome): Promise<void> {
  const { ownerId: userId, data } = await getFacts(trx, designId);
  const dedupeKey = `design_${to}:${designId}:${decision}`;
  if (to === 'confirmed') await notify(trx, { userId, kind: 'design_confirmed', data: { ...data, isChange }, dedupeKey });
  else if (to === 'rejected') await notify(trx, { userId, kind: 'design_rejected', data: { ...data, isChange, reason }, dedupeKey });
  else await notify(trx, { userId, kind: 'design_in_review', data: { ...data, reason }, dedupeKey });
  const path = to === 'confirmed' ? `/designs/${data.slug}` : '/dashboard';
  await queueMemberMail(trx, designDecisionMail, { userId, data: { to, isChange, name: data.name, reason, path } }, dedupeKey);
}

/** Tells a designer of likes, those of a design and a day together; a like that is taken back the same day is not told of. */
export async function tellOfLike(trx: Trx, designId: string, personId: string, isLiked: boolean): Promise<void> {
  const { ownerId: userId, data } = await getFacts(trx, designId);
  const dedupeKey = `design_liked:${designId}:${dayOf()}`;
  if (isLiked) await notifyOfPerson(trx, { userId, kind: 'design_liked', data, dedupeKey }, personId);
  else await withdrawPerson(trx, userId, dedupeKey, personId);
}

async function getFacts(trx: Trx, designId: string): Promise<DesignFacts> {
  const { rows } = await sql<{ ownerId: string; slug: string; name: LocalText; image: ImageRef | null }>`
    SELECT p.user_id AS "ownerId", d.slug, local_text(d.name, d.name_jp) AS name,
      (SELECT image_ref(f, g.alt_en, g.alt_jp) FROM design_images g JOIN files f ON f.id = g.file_id WHERE g.design_id = d.id ORDER BY g.position LIMIT 1) AS image
    FROM designs d JOIN profiles p ON p.id = d.profile_id WHERE d.id = ${designId}`.execute(trx);
  const row = rows[0];
  if (row === undefined) throw new Error(`no design ${designId}`);
  const { ownerId, ...rest } = row;
  return { ownerId, data: { designId, ...rest } };
}
