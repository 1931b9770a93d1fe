import { expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createDesign, createImage, createProfile } from '../../../../test/catalogue-factories.ts';
import { okBody } from '../../../../test/checkout-factories.ts';
import { freshAdmin } from '../../../../test/fresh-password.ts';
import { linkSecret, readMails } from '../../../../test/mails.ts';
import { multipartForm } from '../../../../test/multipart.ts';
import { createBuyer } from '../../../../test/wholesale-factories.ts';
import { writePdf } from '../../../house/documents/pdf.ts';
import { newId } from '../../../house/ids.ts';

const api = await buildTestApp();

async function erase(email: string): Promise<{ status: string }> {
  await api.post('/api/privacy-request', { kind: 'delete', email });
  const [mail] = (await readMails(api, email)).slice(-1);
  const id = /request=(prq_\w+)/.exec(mail?.source ?? '')?.[1] ?? '';
  return okBody(await api.post('/api/privacy-request/confirm', { id, key: linkSecret(mail) }));
}

test('papers of a company and pictures of closed pages go too, with their bytes', async () => {
  const admin = await freshAdmin(api);
  const licence = await writePdf({ title: 'Licence', language: 'en' }, (sheet) => sheet.heading('Licence'));
  const owner = await createBuyer(api);
  okBody(
    await owner.inject({
      method: 'POST',
      url: '/api/buyer/documents?kind=licence',
      ...multipartForm({ name: 'licence.pdf', type: 'application/pdf', bytes: licence }),
    }),
  );
  const designer = await api.as('designer');
  const [portrait, shared] = [await createImage(api.db, designer.user.id), await createImage(api.db, designer.user.id)];
  const house = await createProfile(api.db, { userId: designer.user.id });
  await api.db.updateTable('profiles').set({ avatar_id: portrait, cover_id: shared }).where('id', '=', house.id).execute();
  const design = await createDesign(api.db, { profileId: house.id });
  await api.db
    .insertInto('design_images')
    .values({ id: newId('dim'), design_id: design.id, file_id: shared, position: 9, alt_en: 'Front', alt_jp: '' })
    .execute();
  const papers = await api.db.selectFrom('files').select('id').where('owner_user_id', '=', owner.user.id).execute();
  expect(papers).toHaveLength(1);

  for (const { user } of [owner, designer]) {
    expect(await erase(user.email)).toMatchObject({ status: 'with_staff' });
    const { items } = okBody<{ items: { id: string; email: string }[] }>(await admin.get('/api/privacy-request/?limit=100'));
    const id = items.find(({ email }) => email === user.email)?.id ?? '';
    okBody(await admin.post(`/api/privacy-request/status/id/${id}`, { status: 'done' }));
  }
  const left = await api.db
    .selectFrom('files')
    .select('id')
    .where('id', 'in', [portrait, shared, ...papers.map(({ id }) => id)])
    .execute();
  // Orders may still show what the designer sold.
  expect(left).toEqual([{ id: shared }]);
  const { rows } = await sql`SELECT FROM stored_objects`.execute(api.db);
  expect(rows).toHaveLength(2);
});
