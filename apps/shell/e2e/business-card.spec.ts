import { expect, type Download } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectAccessible } from './support/axe.ts';
import { inEachView } from './support/views.ts';
import { signInAs } from './support/visit.ts';

inEachView('a card is filled in, kept in the browser, and taken home as contact and pictures', async (page, { say }) => {
  await signInAs(page, 'designer@example.com');
  await page.goto('/business-card');
  const job = page.getByRole('textbox', { name: say(/^Job title/, /^肩書き/) });
  await job.fill('Dyer');
  await page.getByRole('button', { name: say('Band', '帯つき') }).click();
  await page.reload();
  await expect(job).toHaveValue('Dyer');
  await expect(page.getByRole('button', { name: say('Band', '帯つき') })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('img', { name: say(/^English side of/, /の英語面$/) })).toContainText('Dyer');
  await expectAccessible(page);

  const save = async (name: string, files: number): Promise<readonly Download[]> => {
    const downloads: Download[] = [];
    page.on('download', (download) => downloads.push(download));
    await page.getByRole('button', { name }).click();
    await expect.poll(() => downloads.length).toBe(files);
    page.removeAllListeners('download');
    return downloads;
  };
  const [contact] = await save(say('Save contact (vCard)', '連絡先を保存（vCard）'), 1);
  const vcard = await readFile((await contact?.path()) ?? '', 'utf8');
  for (const line of ['BEGIN:VCARD', 'VERSION:4.0', 'TITLE:Dyer', 'SORT-AS']) expect(vcard).toContain(line);
  const pictures = await save(say('Save pictures (PNG)', '画像を保存（PNG）'), 2);
  for (const picture of pictures) expect((await readFile(await picture.path())).subarray(1, 4).toString()).toBe('PNG');
});

inEachView(
  'the card of another is seen by everybody, and printed without the site around it',
  async (page, { say }) => {
    await page.goto('/business-card?handle=ito-kasumi');
    const sides = page.getByRole('img', { name: say(/ side of Ito Kasumi$/, /^伊藤霞の.*面$/) });
    await expect(sides).toHaveCount(2);
    await expect(page.getByRole('textbox', { name: say(/^Phone/, /^電話番号/) })).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(sides.first()).toBeVisible();
    await expect(page.getByRole('button', { name: say('Print or save as PDF', '印刷・PDF保存') })).toBeHidden();
    const pdf = await page.pdf({ preferCSSPageSize: true });
    // 91 by 55 mm, in points.
    expect(pdf.toString('latin1')).toMatch(/\/MediaBox\s*\[\s*0 0 25[78]\S* 15[56]/);
    await page.emulateMedia({ media: null });

    await page.goto('/business-card?handle=nobody-has-this');
    await expect(page.getByRole('heading', { name: say('Nobody has this handle', 'このハンドルは使われていません') })).toBeVisible();
  },
  { expected: /404/ },
);
