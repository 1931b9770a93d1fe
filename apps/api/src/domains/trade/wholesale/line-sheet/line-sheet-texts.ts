import type { Language } from '@orime/contracts';

interface LineSheetTexts {
  readonly title: string;
  readonly dek: (count: number, date: string, currency: string) => string;
  readonly wholesale: string;
  readonly retail: string;
  readonly minimum: (moq: number, multiple: number) => string;
  readonly ships: (start: string, end: string) => string;
  readonly orderBy: (day: string) => string;
  readonly onRequest: string;
  readonly columns: {
    readonly style: string;
    readonly designer: string;
    readonly season: string;
    readonly colour: string;
    readonly reference: string;
    readonly size: string;
    readonly moq: string;
    readonly multiple: string;
    readonly start: string;
    readonly end: string;
    readonly cutoff: string;
    readonly note: string;
    readonly units: string;
  };
}

/** The words on a line sheet. */
export const lineSheetTexts: Readonly<Record<Language, LineSheetTexts>> = {
  en: {
    title: 'Line sheet',
    dek: (count, date, currency) => `${count === 1 ? '1 style' : `${String(count)} styles`} · ${date} · prices in ${currency}, without tax`,
    wholesale: 'Wholesale',
    retail: 'Retail',
    minimum: (moq, multiple) =>
      multiple > 1 ? `From ${String(moq)} units, in multiples of ${String(multiple)}` : `From ${String(moq)} units`,
    ships: (start, end) => `Ships ${start} – ${end}`,
    orderBy: (day) => `Order by ${day}`,
    onRequest: 'On request',
    columns: {
      style: 'Style',
      designer: 'Designer',
      season: 'Season',
      colour: 'Color',
      reference: 'Reference',
      size: 'Size',
      moq: 'Minimum',
      multiple: 'Multiple',
      start: 'Ships from',
      end: 'Ships until',
      cutoff: 'Order by',
      note: 'Note',
      units: 'Your units',
    },
  },
  jp: {
    title: 'ラインシート',
    dek: (count, date, currency) => `${String(count)}型 · ${date}現在 · 価格は${currency}・税抜`,
    wholesale: '卸価格',
    retail: '希望小売価格',
    minimum: (moq, multiple) => (multiple > 1 ? `最低${String(moq)}点、${String(multiple)}点単位` : `最低${String(moq)}点`),
    ships: (start, end) => `出荷 ${start}〜${end}`,
    orderBy: (day) => `受注締切 ${day}`,
    onRequest: 'お問い合わせください',
    columns: {
      style: '品名',
      designer: 'デザイナー',
      season: 'シーズン',
      colour: 'カラー',
      reference: '品番',
      size: 'サイズ',
      moq: '最低発注数',
      multiple: '発注単位',
      start: '出荷開始',
      end: '出荷終了',
      cutoff: '受注締切',
      note: '備考',
      units: 'ご発注数',
    },
  },
};
