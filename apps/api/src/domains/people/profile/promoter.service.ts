import { audit } from '../../../house/access/audit.ts';
import type { Caller } from '../../../house/access/caller.ts';
import type { Db } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { newId } from '../../../house/ids.ts';
import { endPromoter, findProfileRef, findPromoter, insertPromoter, reopenPromoter, type PromoterAnswer } from './promoter.queries.ts';

export interface PromoterInput {
  /** Id or handle of the designer who is promoted: the caller's own, unless an admin calls. */
  readonly designer: string;
  readonly code?: string | undefined;
  readonly sharePercent: number;
}

/** Lets the profile `promoterId` promote a designer through a code. One promoter has one code a designer: `conflict` otherwise. */
export async function assignPromoter(db: Db, caller: Caller, promoterId: string, input: PromoterInput): Promise<PromoterAnswer> {
  return db.transaction().execute(async (trx) => {
    const [promoter, designer] = await Promise.all([findProfileRef(trx, promoterId), findProfileRef(trx, input.designer)]);
    // Of the profiles of others, only public ones are there.
    if (caller.role !== 'admin' && designer?.ownerUserId !== caller.userId) throw new RequestError('forbidden');
    if (designer === undefined || promoter === undefined) throw new RequestError('not_found');
    if (caller.role !== 'admin' && !promoter.isPublic && promoter.ownerUserId !== caller.userId) throw new RequestError('not_found');
    const key = { profileId: promoter.id, designerProfileId: designer.id };
    const known = await findPromoter(trx, key);
    if (known?.status === 'active') throw new RequestError('conflict', { details: { promoCode: known.promoCode } });
    const shareBp = Math.round(input.sharePercent * 100);
    if (known === undefined)
      await insertPromoter(trx, {
        ...key,
        shareBp,
        code: (input.code ?? makeCode(promoter.handle)).toUpperCase(),
        createdBy: caller.userId,
      });
    else await reopenPromoter(trx, known.id, shareBp);
    if (caller.role === 'admin')
      await audit(trx, {
        actor: caller,
        ip: caller.ip,
        action: 'promoter.assign',
        entity: 'profile',
        entityId: designer.id,
        diff: { promoter: promoter.id },
      });
    const made = await findPromoter(trx, key);
    if (made === undefined) throw new RequestError('not_found');
    return made;
  });
}

export async function removePromoter(db: Db, caller: Caller, code: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await endPromoter(trx, code, caller.role === 'admin' ? null : caller.userId))) throw new RequestError('not_found');
    if (caller.role === 'admin')
      await audit(trx, { actor: caller, ip: caller.ip, action: 'promoter.end', entity: 'promoter', entityId: code });
  });
}

/** The promoter's handle and a few letters nobody guesses. */
function makeCode(handle: string): string {
  return `${handle.slice(0, 20)}-${newId('x').slice(-5)}`;
}
