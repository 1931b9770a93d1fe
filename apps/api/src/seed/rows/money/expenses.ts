import type { Marketplace } from '@orime/demo-data';
import type { Trx } from '../../../house/db/db.ts';
import { writePdf } from '../../../house/documents/pdf.ts';
import type { Storage } from '../../../house/storage/storage-types.ts';
import { derivedId } from '../../derived-id.ts';
import { storeDocument } from '../../store-document.ts';
import { upsertRows } from '../../upsert.ts';
import { expensePlan } from './expense-plan.ts';
import { type PlannedExpense } from './planned-expense.ts';

const dayMs = 86_400_000;

/** What the demo designer, the demo producer and a few houses spent, with receipts for some of it. What exists is left alone. */
export async function loadExpenses(trx: Trx, storage: Storage, market: Marketplace): Promise<void> {
  const users = new Map(market.users.map((user) => [user.email, user.id]));
  const others = market.profiles
    .filter((profile) => profile.status === 'approved' && profile.userId !== users.get('designer@example.com'))
    .map(({ userId }) => userId);
  const admin = users.get('admin@example.com') ?? null;
  const rows: Record<string, unknown>[] = [];
  for (const [index, planned] of expensePlan.entries()) {
    const ownerUserId = typeof planned.owner === 'number' ? others[planned.owner] : users.get(`${planned.owner}@example.com`);
    if (ownerUserId === undefined) continue;
    const id = derivedId('exp', `${index}`);
    const spent = new Date(Date.now() - planned.daysAgo * dayMs);
    const isDecided = planned.status === 'approved' || planned.status === 'rejected' || planned.status === 'reimbursed';
    rows.push({
      id,
      owner_user_id: ownerUserId,
      spent_on: spent.toISOString().slice(0, 10),
      vendor: planned.vendor,
      category: planned.category,
      amount_minor: planned.amountMinor,
      tax_minor: planned.taxMinor,
      currency: planned.currency,
      receipt_file_id: planned.receipt
        ? await storeDocument(trx, storage, {
            of: ['receipt', id],
            ownerUserId,
            name: 'receipt.pdf',
            createdAt: spent,
            draw: () => drawReceipt(planned, spent),
          })
        : null,
      reimbursable: planned.reimbursable ?? false,
      note: planned.note,
      status: planned.status,
      decided_by: isDecided ? admin : null,
      decided_at: isDecided ? new Date(spent.getTime() + 3 * dayMs) : null,
      decision_note: planned.decision ?? '',
      version: isDecided ? 3 : planned.status === 'submitted' ? 2 : 1,
      created_at: spent,
      updated_at: spent,
    });
  }
  await upsertRows(trx, 'expenses', rows, { key: ['id'], keep: 'all' });
}

function drawReceipt({ vendor, note, amountMinor, taxMinor, currency }: PlannedExpense, spent: Date): Promise<Buffer> {
  const isJp = currency === 'JPY';
  const format = new Intl.NumberFormat(isJp ? 'ja' : 'en', { style: 'currency', currency });
  const money = (minor: number) => format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2)).replace('￥', '¥');
  return writePdf({ title: isJp ? '領収書' : 'Receipt', language: isJp ? 'jp' : 'en' }, (sheet) => {
    sheet.heading(isJp ? '領収書' : 'Receipt');
    sheet.text(vendor, { size: 12, bold: true });
    sheet.space(12);
    sheet.facts([
      [isJp ? '日付' : 'Date', spent.toISOString().slice(0, 10)],
      [isJp ? '但し' : 'For', note],
      [isJp ? '税額' : 'Tax', money(taxMinor)],
      [isJp ? '合計金額' : 'Total', money(amountMinor)],
    ]);
  });
}
