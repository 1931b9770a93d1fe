import type { WholesaleOrderStatus, WholesaleTerms } from '@orime/commerce';
import type { Language } from '@orime/contracts';

interface OrderTexts {
  readonly title: string;
  readonly number: string;
  readonly status: string;
  readonly placed: string;
  readonly poNumber: string;
  readonly designer: string;
  readonly buyer: string;
  readonly manager: string;
  readonly window: string;
  readonly ships: string;
  readonly cancelAfter: string;
  readonly payment: string;
  readonly advance: string;
  readonly shipTo: string;
  readonly billTo: string;
  readonly note: string;
  readonly style: string;
  readonly colour: string;
  readonly sizes: string;
  readonly size: string;
  readonly units: string;
  readonly shipped: string;
  readonly unit: string;
  readonly amount: string;
  readonly currency: string;
  readonly subtotal: string;
  readonly freight: string;
  readonly tax: (rate: string) => string;
  readonly total: string;
  readonly terms: Readonly<Record<WholesaleTerms, string>>;
  readonly statuses: Readonly<Record<WholesaleOrderStatus, string>>;
}

/** The words of a wholesale order on paper. */
export const orderTexts: Readonly<Record<Language, OrderTexts>> = {
  en: {
    title: 'Wholesale order',
    number: 'Number',
    status: 'Status',
    placed: 'Placed',
    poNumber: 'PO number',
    designer: 'Designer',
    buyer: 'Buyer',
    manager: 'Account manager',
    window: 'Delivery window',
    ships: 'Ships from',
    cancelAfter: 'Cancel after',
    payment: 'Payment',
    advance: 'To be paid in advance',
    shipTo: 'Ship to',
    billTo: 'Bill to',
    note: 'Note',
    style: 'Style',
    colour: 'Color',
    sizes: 'Sizes',
    size: 'Size',
    units: 'Units',
    shipped: 'Shipped',
    unit: 'Unit price',
    amount: 'Amount',
    currency: 'Currency',
    subtotal: 'Subtotal',
    freight: 'Freight',
    tax: (rate) => `Tax ${rate}`,
    total: 'Total',
    terms: {
      prepay: 'In advance',
      deposit30: '30 % deposit, the rest when it ships',
      net30: '30 days after invoice',
      net60: '60 days after invoice',
    },
    statuses: {
      draft: 'Draft',
      in_review: 'In review',
      changes_requested: 'Changes requested',
      approved: 'Approved',
      in_production: 'In production',
      partially_shipped: 'Partly shipped',
      shipped: 'Shipped',
      delivered: 'Delivered',
      closed: 'Closed',
      cancelled: 'Cancelled',
    },
  },
  jp: {
    title: '卸売発注書',
    number: '発注番号',
    status: '状況',
    placed: '発注日',
    poNumber: '貴社発注番号',
    designer: 'デザイナー',
    buyer: 'ご発注者',
    manager: '担当者',
    window: '納期',
    ships: '出荷開始',
    cancelAfter: '納品期限',
    payment: 'お支払い条件',
    advance: '前払い額',
    shipTo: '納品先',
    billTo: '請求先',
    note: '備考',
    style: '品名',
    colour: 'カラー',
    sizes: 'サイズ',
    size: 'サイズ',
    units: '数量',
    shipped: '出荷済み',
    unit: '単価',
    amount: '金額',
    currency: '通貨',
    subtotal: '小計',
    freight: '送料',
    tax: (rate) => `消費税等 ${rate}`,
    total: '合計',
    terms: { prepay: '前払い', deposit30: '前金30%、残額は出荷時払い', net30: '請求後30日払い', net60: '請求後60日払い' },
    statuses: {
      draft: '下書き',
      in_review: '確認中',
      changes_requested: '変更のご確認待ち',
      approved: '承認済み',
      in_production: '製作中',
      partially_shipped: '一部出荷済み',
      shipped: '出荷済み',
      delivered: '納品済み',
      closed: '完了',
      cancelled: 'キャンセル',
    },
  },
};
