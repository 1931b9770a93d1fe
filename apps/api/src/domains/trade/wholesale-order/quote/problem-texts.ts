import type { WholesaleProblem } from '@orime/commerce';
import type { Currency, Language, LocalText } from '@orime/contracts';
import { formatMoney } from '../../../../house/mail/format-money.ts';

/** What a buyer is told about a problem, with its figures. */
export function problemText(problem: WholesaleProblem, currency: Currency): LocalText {
  const money = (minor: number, language: Language) => formatMoney(minor, currency, language);
  switch (problem.code) {
    case 'not_sold':
      return { en: 'This style is not sold wholesale in this currency.', jp: 'この商品は、ご指定の通貨では卸売しておりません。' };
    case 'size_unknown':
      return { en: `Size ${problem.size} is not offered.`, jp: `サイズ「${problem.size}」はお取り扱いがありません。` };
    case 'quantity_invalid':
      return { en: `The number for size ${problem.size} is not possible.`, jp: `サイズ「${problem.size}」の数量が正しくありません。` };
    case 'below_moq':
      return {
        en: `At least ${problem.moqUnits} units: ${problem.missingUnits} more, please.`,
        jp: `最低発注数は${problem.moqUnits}点です。あと${problem.missingUnits}点追加してください。`,
      };
    case 'not_a_multiple':
      return {
        en: `Ordered in multiples of ${problem.orderMultiple}: ${problem.lowerUnits} or ${problem.upperUnits} units.`,
        jp: `${problem.orderMultiple}点単位でご注文ください（${problem.lowerUnits}点または${problem.upperUnits}点）。`,
      };
    case 'not_a_prepack':
      return { en: 'The sizes are not a whole number of packs.', jp: 'サイズの内訳がセット単位になっていません。' };
    case 'insufficient_stock':
      return {
        en: `Size ${problem.size}: ${problem.available} in stock.`,
        jp: `サイズ「${problem.size}」の在庫は${problem.available}点です。`,
      };
    case 'below_minimum':
      return {
        en: `${money(problem.missingMinor, 'en')} to the minimum of ${money(problem.minimumMinor, 'en')}.`,
        jp: `最低発注金額${money(problem.minimumMinor, 'jp')}まで、あと${money(problem.missingMinor, 'jp')}です。`,
      };
    case 'window_unknown':
      return { en: 'This delivery window does not belong to the designer.', jp: 'この納期はデザイナーが設定したものではありません。' };
    case 'window_closed':
      return { en: 'Orders for this delivery window are closed.', jp: 'この納期の受注は締め切りました。' };
    case 'dates_invalid':
      return { en: 'The last day has to come after the first day of shipping.', jp: '納品期限は出荷開始日より後の日付にしてください。' };
    case 'credit_limit':
      return {
        en: `${money(problem.neededMinor, 'en')} is more than the ${money(problem.availableMinor, 'en')} left of your credit.`,
        jp: `ご注文金額${money(problem.neededMinor, 'jp')}が、ご利用可能な与信枠${money(problem.availableMinor, 'jp')}を超えています。`,
      };
    case 'overdue_invoices':
      return {
        en: 'An invoice is overdue. Please settle it before you order again.',
        jp: 'お支払い期限を過ぎた請求書があります。お支払い後に改めてご注文ください。',
      };
  }
}
