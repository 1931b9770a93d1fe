import type { Language } from '@orime/contracts';

interface InvoiceTexts {
  readonly invoice: string;
  readonly creditNote: string;
  readonly commission: string;
  readonly commissionBack: string;
  readonly month: string;
  readonly issuer: string;
  readonly billedTo: string;
  /** The invoice that is credited, or in whose place this one is. */
  readonly credits: string;
  readonly replaces: string;
  readonly order: string;
  readonly sold: string;
  readonly settled: string;
  readonly number: string;
  readonly issued: string;
  readonly due: string;
  readonly reason: string;
  readonly from: string;
  readonly to: string;
  readonly address: string;
  readonly registration: string;
  readonly taxNumber: string;
  readonly item: string;
  readonly quantity: string;
  readonly unit: string;
  readonly rate: string;
  readonly amount: string;
  readonly subtotal: string;
  readonly discount: string;
  readonly shipping: string;
  readonly taxLine: (rate: string, base: string, isIncluded: boolean) => string;
  readonly total: string;
  readonly paid: string;
  readonly open: string;
  readonly voided: string;
}

/** The words on an invoice. */
export const invoiceTexts: Readonly<Record<Language, InvoiceTexts>> = {
  en: {
    invoice: 'Invoice',
    creditNote: 'Credit note',
    commission: 'Commission invoice',
    commissionBack: 'Commission credit',
    month: 'Month',
    issuer: 'Issued by',
    billedTo: 'Billed to',
    credits: 'Credits invoice',
    replaces: 'Replaces invoice',
    order: 'Order',
    sold: 'Date of the order',
    settled: 'Settled from the proceeds of your sales; there is nothing to pay.',
    number: 'Number',
    issued: 'Date of issue',
    due: 'Due',
    reason: 'Reason',
    from: 'Sold by',
    to: 'Sold to',
    address: 'Address',
    registration: 'Registration number',
    taxNumber: 'Buyer’s tax number',
    item: 'Item',
    quantity: 'Units',
    unit: 'Price',
    rate: 'Tax',
    amount: 'Amount',
    subtotal: 'Subtotal',
    discount: 'Discount',
    shipping: 'Shipping',
    taxLine: (rate, base, isIncluded) => (isIncluded ? `Includes ${rate} tax on ${base}` : `${rate} tax on ${base}`),
    total: 'Total',
    paid: 'Paid',
    open: 'Amount due',
    voided: 'This invoice was taken back by credit notes.',
  },
  jp: {
    invoice: '適格請求書',
    creditNote: '適格返還請求書',
    commission: '販売手数料 適格請求書',
    commissionBack: '販売手数料 適格返還請求書',
    month: '対象月',
    issuer: '発行者',
    billedTo: 'ご請求先',
    credits: '対象の請求書',
    replaces: '差し替え前の請求書',
    order: 'ご注文番号',
    sold: 'ご注文日',
    settled: '販売代金から差し引き済みのため、お支払いの必要はありません。',
    number: '番号',
    issued: '発行日',
    due: 'お支払期限',
    reason: '理由',
    from: '販売者',
    to: 'お客様',
    address: 'ご住所',
    registration: '登録番号',
    taxNumber: 'お客様の登録番号',
    item: '品名',
    quantity: '数量',
    unit: '単価',
    rate: '税率',
    amount: '金額',
    subtotal: '小計',
    discount: '割引',
    shipping: '送料',
    taxLine: (rate, base, isIncluded) => (isIncluded ? `${rate}対象 ${base}(内消費税)` : `${rate}対象 ${base}(消費税)`),
    total: '合計',
    paid: 'お支払い済み',
    open: 'ご請求残高',
    voided: 'この請求書は返還請求書により取り消されました。',
  },
};
