import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { startSignedIn } from './support/member.ts';
import { signInAdmin } from './support/shop.ts';
import { inEachView } from './support/views.ts';

inEachView('an investor reads the figures with their sources, asks for the deck, and staff find the request', async (page, { say }) => {
  const firm = `Kite Capital ${crypto.randomUUID().slice(0, 8)}`;
  await page.goto('/for-investors');
  await expect(page.getByText(say(/^Source:/, /^出典/)).first()).toBeVisible();
  const deck = page.getByRole('region', { name: say('Ask for the deck', '資料のご請求') });
  const send = deck.getByRole('button', { name: say('Ask for the deck', '資料を請求する') });
  await deck.getByRole('textbox', { name: say('Name', 'お名前') }).fill('Ada Kite');
  await deck.getByRole('textbox', { name: say('E-mail address', 'メールアドレス') }).fill('ada@mailinator.com');
  await deck.getByRole('textbox', { name: say('Message', 'ご用件') }).fill('How many pieces come back?');
  await send.click();
  // The firm is what is missing.
  const company = deck.getByRole('textbox', { name: say('Company or publication', '会社名・媒体名') });
  await expect(company).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await company.fill(firm);
  await send.click();
  await expect(deck.getByRole('status')).toContainText(say('Thank you.', 'ありがとうございます。'));

  await startSignedIn(page, await signInAdmin(page.request));
  await page.goto('/admin/profile-contacts?f.topic=investors');
  await expect(page.getByRole('main').getByText(firm).first()).toBeVisible();
});
