import { productionMachine, type ProductionStatus, type RfqStatus } from '@orime/commerce';
import type { Marketplace } from '@orime/demo-data';
import { sql } from 'kysely';
import type { Db } from '../../../house/db/db.ts';
import { derivedId } from '../../derived-id.ts';
import { upsertRows } from '../../upsert.ts';
import { loadReserveCodes } from './reserve-codes.ts';

interface Plan {
  /** Places in the lists of the marketplace: the first profile and the first producer are those of the demo accounts. */
  readonly house: number;
  readonly producer: number | null;
  readonly design: number;
  readonly daysAgo: number;
}

interface RunPlan extends Plan {
  readonly status: ProductionStatus;
  readonly notes: string;
}

interface RfqPlan extends Plan {
  readonly status: RfqStatus;
  readonly title: string;
  readonly message: string;
  readonly answer: string;
}

const runs: readonly RunPlan[] = [
  { house: 0, producer: null, design: 0, daysAgo: 6, status: 'accepted', notes: '型紙は前回のものを使用。袖丈のみ1cm出す。' },
  { house: 0, producer: null, design: 1, daysAgo: 20, status: 'in_production', notes: '裁断済み。ボタンホールは手かがりで。' },
  { house: 0, producer: null, design: 2, daysAgo: 34, status: 'qc', notes: '検品中。裾の始末を全点確認すること。' },
  { house: 0, producer: 0, design: 3, daysAgo: 9, status: 'requested', notes: '藍の濃さは見本の三番に合わせてください。' },
  { house: 0, producer: 0, design: 4, daysAgo: 27, status: 'sampling', notes: '一着目の試作を確認後、本生産へ。' },
  { house: 1, producer: 0, design: 0, daysAgo: 15, status: 'quoted', notes: 'Please keep the selvedge on the inner facing.' },
  { house: 0, producer: null, design: 5, daysAgo: 70, status: 'completed', notes: '完成。予備のボタンを一着に一つずつ添えること。' },
  { house: 0, producer: 0, design: 0, daysAgo: 82, status: 'completed', notes: '染めの濃さは全点そろった。次回も同じ甕で。' },
  { house: 1, producer: null, design: 1, daysAgo: 44, status: 'cancelled', notes: 'Cloth arrived with a fault; reordered for spring.' },
  { house: 2, producer: 0, design: 0, daysAgo: 31, status: 'in_production', notes: 'Half of the run is dyed, the rest follows next week.' },
];

const rfqs: readonly RfqPlan[] = [
  {
    house: 0,
    producer: 0,
    design: 5,
    daysAgo: 1,
    status: 'open',
    title: '春のコート、30着の藍染め',
    message:
      '春物のコート30着の染めをお願いできますでしょうか。生地はこちらで用意し、裁断前の反物でお送りします。濃度は中藍を希望しています。',
    answer: '',
  },
  {
    house: 0,
    producer: 0,
    design: 1,
    daysAgo: 8,
    status: 'quoted',
    title: '定番シャツの追加生産',
    message: '昨秋と同じ仕様で追加生産を検討しています。納期と単価をお知らせください。',
    answer: '同じ釜で染めますので、色の差はほとんど出ません。',
  },
  {
    house: 0,
    producer: 1,
    design: 2,
    daysAgo: 40,
    status: 'declined',
    title: 'デニムのワイドパンツ',
    message: '14オンスのセルヴィッチで、少量の縫製をお願いできるか伺いたいです。',
    answer: '春まで予定が埋まっており、今回はお受けできません。',
  },
  {
    house: 1,
    producer: 0,
    design: 0,
    daysAgo: 4,
    status: 'open',
    title: 'Indigo panels for a wool coat',
    message:
      'Could you dye the yoke and cuffs only? Forty coats, panels sent cut and marked. A strike-off on our own cloth would help us decide.',
    answer: '',
  },
  {
    house: 2,
    producer: 0,
    design: 1,
    daysAgo: 18,
    status: 'withdrawn',
    title: 'Sampling for a linen dress',
    message: 'Two dresses for a first look at how the linen takes the dye. We found a way to do it here after all.',
    answer: '',
  },
];

/** Runs of production and requests for quotation, around the two demo accounts that work together. What was done with them since stays. */
export async function loadProduction(db: Db, market: Marketplace): Promise<void> {
  await upsertRows(
    db,
    'productions',
    runs.flatMap((plan) => runRow(market, plan)),
    { key: ['id'], keep: 'all' },
  );
  for (const plan of runs) await loadEvents(db, plan);
  await showPhotos(db);
  await sayCapacity(db, market);
  await upsertRows(
    db,
    'rfqs',
    rfqs.flatMap((plan) => rfqRow(market, plan)),
    { key: ['id'], keep: 'all' },
  );
  await loadReserveCodes(db);
}

function runRow(market: Marketplace, plan: RunPlan): readonly Record<string, unknown>[] {
  const found = find(market, plan);
  if (found === undefined) return [];
  const { profile, producer, design, sizes } = found;
  const units = Object.values(sizes).reduce((sum, count) => sum + count, 0);
  return [
    {
      id: runId(plan),
      profile_id: profile.id,
      design_id: design.id,
      producer_id: producer?.id ?? null,
      status: plan.status,
      size_quantities: sizes,
      currency: 'JPY',
      costs:
        producer === undefined
          ? [
              { label: '生地', amountMinor: units * 4200 },
              { label: '付属', amountMinor: units * 650 },
              { label: '縫製', amountMinor: units * 5800 },
            ]
          : [{ label: producer.nameJp, amountMinor: units * 9800 }],
      start_on: dayOf(plan.daysAgo - 2),
      due_on: dayOf(plan.daysAgo - 58),
      assignee: producer === undefined ? profile.nameJp : '',
      notes: plan.notes,
      photos: [],
      stocked_at: plan.status === 'completed' ? daysAgo(plan.daysAgo / 4) : null,
      received_quantities: plan.status === 'completed' ? sizes : null,
      version: 1,
      created_at: daysAgo(plan.daysAgo),
      updated_at: daysAgo(plan.daysAgo / 2),
    },
  ];
}

/** Runs that have got far enough are shown by pictures of their design, the first one from the sampling. */
async function showPhotos(db: Db): Promise<void> {
  await sql`
    UPDATE productions n SET photos = chosen.ids, photo_stages = chosen.stages
    FROM (
      SELECT r.id, array_agg(i.file_id ORDER BY i.position) AS ids,
        jsonb_object_agg(i.file_id, CASE WHEN i.position = 0 THEN 'sampling' ELSE 'in_production' END) AS stages
      FROM productions r JOIN design_images i ON i.design_id = r.design_id AND i.position < 3
      WHERE r.status IN ('in_production', 'qc', 'completed') AND r.id = ANY (${runs.map(runId)}::text[]) GROUP BY r.id
    ) chosen WHERE chosen.id = n.id AND n.photos = '{}'`.execute(db);
}

/** What the first workshops make in a week. What they have said themselves stays. */
async function sayCapacity(db: Db, { producers }: Marketplace): Promise<void> {
  for (const [place, { id }] of producers.slice(0, 3).entries())
    await sql`UPDATE producers SET weekly_capacity = ${24 + place * 16} WHERE id = ${id} AND weekly_capacity IS NULL`.execute(db);
}

/** The stages up to where the run stands, evenly over its days. */
async function loadEvents(db: Db, plan: RunPlan): Promise<void> {
  const steps = stagesTo(plan);
  for (const [place, to] of steps.entries()) {
    await sql`
      INSERT INTO production_events (production_id, from_status, to_status, created_at)
      SELECT id, ${steps[place - 1] ?? null}, ${to}, ${daysAgo(plan.daysAgo * (1 - place / (steps.length + 1)))}::timestamptz FROM productions
      WHERE id = ${runId(plan)} AND NOT EXISTS (SELECT FROM production_events WHERE production_id = ${runId(plan)} AND to_status = ${to})`.execute(
      db,
    );
  }
}

function stagesTo({ status, producer }: RunPlan): readonly ProductionStatus[] {
  if (status === 'cancelled') return ['accepted', 'cancelled'];
  const all = Object.keys(productionMachine) as ProductionStatus[]; // keys of the table are its states, in their order
  return all.slice(producer === null ? all.indexOf('accepted') : 0, all.indexOf(status) + 1);
}

function rfqRow(market: Marketplace, plan: RfqPlan): readonly Record<string, unknown>[] {
  const found = find(market, plan);
  if (found?.producer === undefined) return [];
  const { profile, producer, design, sizes } = found;
  const isQuoted = plan.status === 'quoted';
  return [
    {
      id: derivedId('rfq', plan.title),
      reference: `RQ-DEMO-${String(rfqs.indexOf(plan) + 1).padStart(4, '0')}`,
      requester_user_id: profile.userId,
      profile_id: profile.id,
      producer_id: producer.id,
      design_id: design.id,
      title: plan.title,
      message: plan.message,
      size_quantities: sizes,
      units: Object.values(sizes).reduce((sum, count) => sum + count, 0),
      due_on: dayOf(plan.daysAgo - 75),
      status: plan.status,
      unit_price_minor: isQuoted ? 9800 : null,
      currency: isQuoted ? 'JPY' : null,
      lead_days: isQuoted ? producer.leadTimeDays : null,
      answer: plan.answer,
      version: plan.status === 'open' ? 1 : 2,
      created_at: daysAgo(plan.daysAgo),
      updated_at: daysAgo(plan.daysAgo / 2),
    },
  ];
}

/** The house, the producer and one of the house's designs with units for each of its sizes. */
function find({ profiles, producers, designs, variants }: Marketplace, plan: Plan) {
  const profile = profiles[plan.house];
  const own = designs.filter((design) => design.profileId === profile?.id && design.confirmed === 'confirmed');
  const design = own[plan.design % Math.max(1, own.length)];
  if (profile === undefined || design === undefined) return undefined;
  const sizes = Object.fromEntries(
    variants.filter((variant) => variant.designId === design.id).map(({ size }, place) => [size, 4 + ((place * 3 + plan.daysAgo) % 8)]),
  );
  return { profile, design, sizes, producer: plan.producer === null ? undefined : producers[plan.producer] };
}

function runId({ house, producer, design, status }: RunPlan): string {
  return derivedId('prd', String(house), String(producer), String(design), status);
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString();
}

function dayOf(days: number): string {
  return daysAgo(days).slice(0, 10);
}
