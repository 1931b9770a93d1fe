import type { LineSheet, OwnLineSheet } from '@orime/contracts/api/trade/linesheet';
import type { SignedInClient, TestApp, TestClient } from '../../../../../test/build-test-app.ts';
import { createDesign } from '../../../../../test/catalogue-factories.ts';
import { key, okBody } from '../../../../../test/checkout-factories.ts';
import { createLine, type Line } from '../../../../../test/wholesale-factories.ts';

export const base = '/api/wholesale/linesheet';
export const title = { en: 'Autumn, first drop', jp: '秋の第一便' };
export const sale = { wholesale: { USD: 10_000, JPY: 15_000 }, sizes: [{ size: 'S', mode: 'made_to_order' as const }] };

/** Calls on named line sheets, and a designer with something to put on them. */
export function lineSheetDesk(api: TestApp) {
  const create = async (client: SignedInClient, more: object = {}) =>
    okBody<OwnLineSheet>(await client.post(base, { title, ...more }, key()));

  const update = (client: SignedInClient, id: string, body: object, version?: number) =>
    client.post(`${base}/update/id/${id}`, body, version === undefined ? {} : { 'if-match': `"${version}"` });

  const paper = (client: TestClient, id: string, kind = 'pdf', more = '') => client.get(`${base}.${kind}?linesheet=${id}${more}`);

  async function seenBy(client: SignedInClient, { profileId }: Line): Promise<readonly string[]> {
    const { handle } = await api.db.selectFrom('profiles').select('handle').where('id', '=', profileId).executeTakeFirstOrThrow();
    return okBody<{ items: LineSheet[] }>(await client.get(`${base}/?designer=${handle}`)).items.map(({ id }) => id);
  }

  /** A line with one more style; its designer, and a buyer who has ordered. */
  async function aHouse() {
    const line = await createLine(api, { name: 'First' });
    const second = await createDesign(api.db, { ...sale, profileId: line.profileId, name: 'Second', nameJp: '二番' });
    return {
      line,
      second,
      designer: line.seller,
      items: [{ designId: second.id, note: { en: 'Fits large', jp: '大きめです' } }, { designId: line.design.id }],
    };
  }

  return { create, update, paper, seenBy, aHouse };
}
