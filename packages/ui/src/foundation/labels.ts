import { defineLabels, fillLabel } from './define-labels.ts';
import type { UiLanguage } from './ui-provider.tsx';

// Texts of the controls only; domain texts come through props.
const en = {
  tryAgain: 'Try again',
  loading: 'Loading',
  close: 'Close',
  previous: 'Previous',
  next: 'Next',
  optional: 'optional',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  breadcrumbs: 'Breadcrumbs',
  pages: 'Pages',
  page: 'Page {n}',
  failedTitle: 'This could not be loaded',
  failedText: 'Please check your connection and try again.',
  errorSummary: 'Please check these fields',
  selectAll: 'Select all rows',
  selectRow: 'Select row',
  sortBy: 'Sort by {name}',
  dropFiles: 'Drop files here or choose them',
  uploading: 'Uploading',
  cancel: 'Cancel',
  remove: 'Remove',
  notifications: 'Notifications',
  slide: 'Image {n} of {total}',
  noResults: 'No matches',
};

/** Names of the design system's own labels. */
export type UiLabel = keyof typeof en;

const jp: Record<UiLabel, string> = {
  tryAgain: '再試行',
  loading: '読み込み中',
  close: '閉じる',
  previous: '前へ',
  next: '次へ',
  optional: '任意',
  showPassword: 'パスワードを表示',
  hidePassword: 'パスワードを隠す',
  breadcrumbs: 'パンくずリスト',
  pages: 'ページ',
  page: '{n}ページ目',
  failedTitle: '読み込めませんでした',
  failedText: '通信状況をご確認のうえ、もう一度お試しください。',
  errorSummary: '次の項目をご確認ください',
  selectAll: 'すべての行を選択',
  selectRow: '行を選択',
  sortBy: '{name}で並べ替え',
  dropFiles: 'ここにファイルをドロップするか、選択してください',
  uploading: 'アップロード中',
  cancel: 'キャンセル',
  remove: '削除',
  notifications: '通知',
  slide: '{total}枚中{n}枚目の画像',
  noResults: '該当するものがありません',
};

const labels: Record<UiLanguage, Record<UiLabel, string>> = { en, jp };

/** Reads one of the design system's own labels; `{name}` parts are filled from `values`. */
export const uiLabel = (language: UiLanguage, label: UiLabel, values?: Readonly<Record<string, string | number>>): string =>
  fillLabel(labels[language][label], values);

/** `uiLabel` in the page's language. */
export const useUiLabel = defineLabels(labels);
