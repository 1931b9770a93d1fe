import { canTransition, designMachine } from '@orime/commerce';
import type { OwnerDesign } from '@orime/contracts/api/catalogue/design';
import { DesignInput } from '@orime/contracts/api/catalogue/design-input';
import { audit } from '../../../../house/access/audit.ts';
import type { Caller } from '../../../../house/access/caller.ts';
import type { Db } from '../../../../house/db/db.ts';
import { RequestError } from '../../../../house/errors/request-error.ts';
import { assertVersion } from '../../../../house/http/if-match.ts';
import { newId } from '../../../../house/ids.ts';
import { reindexDesigns } from '../../../../house/search/index.ts';
import { readForm } from '../detail/design-forms.queries.ts';
import { getOwnerDesign } from '../detail/designs.service.ts';
import { joinChanges, withEachCurrency } from './amounts.ts';
import { changedFields, newCounts } from './changed-fields.ts';
import { checkDesignInput, type DesignPatch } from './check-input.ts';
import { assertComplete, assertPriced, assertSellable } from './completeness.ts';
import { proposeChange, withdrawChange } from './design-changes.queries.ts';
import {
  chooseSlug,
  findOwnProfile,
  insertDesign,
  lockDesign,
  replaceImages,
  updateColumns,
  type LockedDesign,
} from './design-rows.queries.ts';
import { replaceSizeChart } from './size-chart.queries.ts';
import { joinStyle, lockStyles, lockStylesAround, nameStyle } from './styles.queries.ts';
import {
  copyPricesToNewSizes,
  countSizes,
  endUnpricedWholesale,
  replacePieces,
  replacePrepacks,
  replaceSizes,
  setPrices,
  setWholesaleRule,
} from './variant-rows.queries.ts';

/** A new design of the actor's profile, as a draft or handed in for confirmation at once. */
export async function createDesign(db: Db, user: Caller, input: DesignInput): Promise<OwnerDesign> {
  return db.transaction().execute(async (trx) => getOwnerDesign(trx, user, await writeNewDesign(trx, user, input)));
}

/** The same inside a transaction of the caller. Returns the id. */
export async function writeNewDesign(trx: Db, user: Caller, input: DesignInput): Promise<string> {
  const profile = await findOwnProfile(trx, user.userId);
  if (profile === undefined) throw new RequestError('business_rule', { fields: { profile: 'must be created first' } });
  if (typeof input.styleOf === 'string') await lockStyles(trx, profile.id);
  await checkDesignInput(trx, input, [user.userId]);
  const id = newId('dsn');
  const slug = await chooseSlug(trx, input.name, id);
  await insertDesign(trx, { id, slug, profileId: profile.id }, input);
  await applyPatch(trx, { id, slug }, await nameStyle(trx, { id, profileId: profile.id }, input), user);
  if (input.submit === true) await submit(trx, { id, confirmed: 'draft' });
  return id;
}

/**
 * Changes a design. What is confirmed stays as it is: its designer's edits wait for review, only hiding acts at once.
 * An admin's edits apply directly and are audited.
 */
export async function updateDesign(
  db: Db,
  user: Caller,
  id: string,
  input: DesignPatch,
  expectedVersion: number | undefined,
): Promise<OwnerDesign> {
  return db.transaction().execute(async (trx) => {
    await changeDesign(trx, user, id, input, expectedVersion);
    return getOwnerDesign(trx, user, id);
  });
}

/** The same inside a transaction of the caller. */
export async function changeDesign(
  trx: Db,
  user: Caller,
  id: string,
  input: DesignPatch,
  expectedVersion: number | undefined,
): Promise<void> {
  const isAdmin = user.role === 'admin';
  if (input.styleOf !== undefined) await lockStylesAround(trx, id);
  const design = await lockDesign(trx, id, isAdmin ? undefined : user.userId);
  if (design === undefined) throw new RequestError('not_found');
  assertVersion(expectedVersion, design.version);
  await checkDesignInput(trx, input, [user.userId, design.ownerUserId], id);
  const patch = await nameStyle(trx, design, withEachCurrency(pickKnown(input)));
  const mayBeOnSale = design.confirmed === 'confirmed' || design.confirmed === 'unconfirmed';
  if (mayBeOnSale && patch.retailMinor !== undefined) assertPriced(await readForm(trx, id), patch);
  if (design.confirmed === 'confirmed' && !isAdmin) await propose(trx, design, patch, user);
  else {
    await applyPatch(trx, design, patch, user);
    if (input.submit === true && design.confirmed !== 'unconfirmed') await submit(trx, design);
  }
  if (isAdmin) await audit(trx, { actor: user, ip: user.ip, action: 'design.update', entity: 'design', entityId: id, diff: patch });
}

/** Writes every given field of a design and brings search up to date. */
export async function applyPatch(
  trx: Db,
  design: { readonly id: string; readonly slug: string },
  patch: DesignPatch,
  user: Caller,
): Promise<void> {
  await updateColumns(trx, design.id, patch);
  if (patch.styleOf !== undefined) await joinStyle(trx, design.id, patch.styleOf);
  if (patch.sizeChart !== undefined) await replaceSizeChart(trx, design.id, patch.sizeChart);
  if (patch.images !== undefined) await replaceImages(trx, design.id, patch.images);
  if (patch.sizes !== undefined) await replaceSizes(trx, design.id, design.slug, patch.sizes, user.userId);
  if (patch.pieces !== undefined) await replacePieces(trx, design.id, patch.pieces);
  if (patch.sizes !== undefined) await copyPricesToNewSizes(trx, design.id);
  if (patch.retailMinor !== undefined) await setPrices(trx, design.id, 'retail', patch.retailMinor);
  if (patch.wholesaleMinor) await setPrices(trx, design.id, 'wholesale', patch.wholesaleMinor);
  if (patch.wholesaleMinor !== undefined || patch.moq !== undefined || patch.multiple !== undefined)
    await setWholesaleRule(trx, design.id, patch);
  if (Object.values(patch.wholesaleMinor ?? {}).includes(null)) await endUnpricedWholesale(trx, design.id);
  if (patch.prepacks !== undefined) await replacePrepacks(trx, design.id, patch.prepacks);
  await reindexDesigns(trx, [design.id]);
}

/** Hiding and counting stock need nobody's word; of the rest waits what is not so already. */
async function propose(trx: Db, design: LockedDesign, { hidden, submit: _, ...patch }: DesignPatch, user: Caller): Promise<void> {
  await updateColumns(trx, design.id, { hidden });
  if (Object.keys(patch).length === 0) return;
  const form = await readForm(trx, design.id);
  await countSizes(trx, design.id, newCounts(form, patch), user.userId);
  const wanted = changedFields(form, joinChanges(await withdrawChange(trx, design.id), patch));
  assertSellable(wanted);
  assertPriced(form, wanted);
  if (Object.keys(wanted).length > 0)
    await proposeChange(trx, { designId: design.id, userId: user.userId, patch: wanted, baseVersion: design.version });
}

async function submit(trx: Db, design: Pick<LockedDesign, 'id' | 'confirmed'>): Promise<void> {
  if (!canTransition(designMachine, design.confirmed, 'unconfirmed'))
    throw new RequestError('invalid_transition', { details: { from: design.confirmed, to: 'unconfirmed' } });
  await assertComplete(trx, design.id);
  await trx
    .updateTable('designs')
    .set({ confirmed: 'unconfirmed', submitted_at: new Date(), reject_reason: null })
    .where('id', '=', design.id)
    .execute();
}

/** Only fields of the contract: a change is stored, and must hold nothing else. */
function pickKnown(input: DesignPatch): DesignPatch {
  return Object.fromEntries(Object.entries(input).filter(([key]) => Object.hasOwn(DesignInput.properties, key)));
}
