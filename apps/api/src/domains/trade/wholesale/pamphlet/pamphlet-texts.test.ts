import { expect, test } from '@jest/globals';
import { pamphletTexts } from './pamphlet-texts.ts';

test.each([
  ['en', 'Payment', 'In advance, with a deposit of 40 %, or 15 or 45 days after the invoice, by agreement.'],
  ['jp', 'お支払い', '前払い、前金40%、または請求後15日・45日払い（審査による）。'],
] as const)('the brochure says in %s what the rules grant', (language, label, sentence) => {
  expect(pamphletTexts[language].conditions({ depositPercent: 40, netDays: [15, 45] })).toContainEqual([label, sentence]);
});
