import type { SizeChartInput } from '@orime/contracts/api/catalogue/design-style';
import { sql } from 'kysely';
import type { Db } from '../../../../house/db/db.ts';

/** Gives the design a chart that is its own, whoever it shared one with until now; null leaves it with that of its category. */
export async function replaceSizeChart(db: Db, designId: string, rows: SizeChartInput | null): Promise<void> {
  const id = `szc_${designId}`;
  if (rows !== null) {
    await sql`
      INSERT INTO size_charts (id, name_en, name_jp, sizes) SELECT ${id}, name, name_jp, ${JSON.stringify(rows)}::jsonb FROM designs WHERE id = ${designId}
      ON CONFLICT (id) DO UPDATE SET sizes = excluded.sizes`.execute(db);
  }
  await db
    .updateTable('designs')
    .set({ size_chart_id: rows === null ? null : id })
    .where('id', '=', designId)
    .execute();
  if (rows === null) await db.deleteFrom('size_charts').where('id', '=', id).execute();
}
