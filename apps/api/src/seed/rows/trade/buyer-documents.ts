import type { Marketplace } from '@orime/demo-data';
import type { Trx } from '../../../house/db/db.ts';
import { writePdf } from '../../../house/documents/pdf.ts';
import type { Storage } from '../../../house/storage/storage-types.ts';
import { derivedId } from '../../derived-id.ts';
import { storeDocument } from '../../store-document.ts';
import { upsertRows } from '../../upsert.ts';

type Buyer = Marketplace['buyers'][number];
type Paper = Buyer['documents'][number];

const dayMs = 86_400_000;
/** How old a trade register's extract may be. */
const validDays = 90;

/** The papers that companies sent to be verified, as private files. What staff judged since stays. */
export async function loadBuyerDocuments(trx: Trx, storage: Storage, { buyers }: Marketplace): Promise<void> {
  const rows: Record<string, unknown>[] = [];
  for (const buyer of buyers) {
    for (const [index, paper] of buyer.documents.entries()) {
      const sentAt = new Date(new Date(buyer.createdAt).getTime() + (index + 1) * 600_000);
      const fileId = await storeDocument(trx, storage, {
        of: ['buyer-document', buyer.id, paper.fileName],
        ownerUserId: buyer.userId,
        name: paper.fileName,
        createdAt: sentAt,
        draw: () => drawPaper(buyer, paper, sentAt),
      });
      const expiresAt =
        paper.status === 'expired'
          ? new Date(sentAt.getTime() - dayMs)
          : paper.status === 'accepted' && paper.kind !== 'other'
            ? new Date(sentAt.getTime() + 730 * dayMs)
            : null;
      rows.push({
        id: derivedId('doc', buyer.id, paper.fileName),
        buyer_id: buyer.id,
        kind: paper.kind,
        file_id: fileId,
        status: paper.status,
        expires_at: expiresAt,
        note: paper.note ?? '',
        created_at: sentAt,
      });
    }
  }
  await upsertRows(trx, 'buyer_documents', rows, { key: ['id'], keep: 'all' });
}

const TITLES = {
  licence: { en: 'Extract from the trade register', jp: '履歴事項全部証明書' },
  resale_cert: { en: 'Resale certificate', jp: '再販売証明書' },
  tax: { en: 'Registration for consumption tax', jp: '適格請求書発行事業者の登録通知書' },
  other: { en: 'About the shop', jp: '店舗資料' },
} as const satisfies Record<Paper['kind'], { en: string; jp: string }>;

/** A paper as an office would write it; it says that it is a specimen. */
function drawPaper(
  { companyLegal, tradeName, tradeNameJp, country, taxId, invoiceRegNo }: Buyer,
  { kind, status }: Paper,
  sentAt: Date,
): Promise<Buffer> {
  const isJp = country === 'JP';
  const title = TITLES[kind][isJp ? 'jp' : 'en'];
  const issuedAt = new Date(sentAt.getTime() - (status === 'expired' ? validDays + 30 : 14) * dayMs);
  return writePdf({ title, language: isJp ? 'jp' : 'en' }, (sheet) => {
    sheet.heading(title);
    sheet.text(isJp ? '見本' : 'Specimen', { size: 11, bold: true });
    sheet.space(14);
    sheet.facts([
      [isJp ? '商号' : 'Company', status === 'rejected' ? `${companyLegal.split(' ')[0] ?? ''} Trading` : companyLegal],
      [isJp ? '屋号' : 'Trades as', isJp ? tradeNameJp : tradeName],
      [isJp ? '法人番号' : 'Number', taxId],
      [isJp ? '登録番号' : 'Invoice registration', invoiceRegNo],
      [isJp ? '発行日' : 'Issued', issuedAt.toISOString().slice(0, 10)],
    ]);
  });
}
