import { expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createDesign, createProfile } from '../../../../test/catalogue-factories.ts';

const { db } = await buildTestApp();

async function ask(id: string): Promise<readonly boolean[]> {
  const { rows } = await sql<{ alone: boolean; housed: boolean }>`
    SELECT is_public(d) AS alone, is_public(d, p) AS housed FROM designs d JOIN profiles p ON p.id = d.profile_id WHERE d.id = ${id}`.execute(
    db,
  );
  return rows.flatMap(({ alone, housed }) => [alone, housed]);
}

test('a design is public until one of its own fields, or one of its house, says otherwise', async () => {
  const house = await createProfile(db);
  const { id } = await createDesign(db, { profileId: house.id });
  expect(await ask(id)).toEqual([true, true]);
  await db.updateTable('profiles').set({ status: 'suspended' }).where('id', '=', house.id).execute();
  expect(await ask(id)).toEqual([true, false]);
  await db.updateTable('profiles').set({ status: 'approved', deleted_at: new Date() }).where('id', '=', house.id).execute();
  expect(await ask(id)).toEqual([true, false]);
  await db.updateTable('profiles').set({ deleted_at: null }).where('id', '=', house.id).execute();
  await db.updateTable('designs').set({ archived_at: new Date() }).where('id', '=', id).execute();
  expect(await ask(id)).toEqual([true, true]);
  for (const change of [{ hidden: true }, { private_reserve: true }, { deleted_at: new Date() }, { confirmed: 'unconfirmed' as const }]) {
    const design = await createDesign(db, { profileId: house.id });
    await db.updateTable('designs').set(change).where('id', '=', design.id).execute();
    expect([change, await ask(design.id)]).toEqual([change, [false, false]]);
  }
});

// The database knows of a view which columns it reads, but not of a function that takes a row.
test.each([
  ['is_public(designs)', 'design', 'note_touched_by_designs()'],
  ['image_ref(files,text,text)', 'file', 'note_touched_by_files()'],
])('what %s reads of a row is noted when it changes', async (reader, row, noter) => {
  const { rows } = await sql<{ read: string; noted: string }>`
    SELECT (SELECT prosrc FROM pg_proc WHERE oid = ${reader}::regprocedure) AS read, (SELECT prosrc FROM pg_proc WHERE oid = ${noter}::regprocedure) AS noted`.execute(
    db,
  );
  const columns = [...(rows[0]?.read.matchAll(new RegExp(`\\b${row}\\.(\\w+)`, 'g')) ?? [])].map(([, column]) => column);
  expect(columns.length).toBeGreaterThan(3);
  const noted = (/SELECT ([^()]+) FROM new_rows/.exec(rows[0]?.noted ?? '')?.[1] ?? '').split(/,\s+/);
  expect(columns.filter((column) => column === undefined || !noted.includes(column))).toEqual([]);
});
