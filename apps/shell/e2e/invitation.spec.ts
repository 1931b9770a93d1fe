import { expect, test, type APIRequestContext } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { mailTo } from './support/mail.ts';
import { callAs, signInAdmin } from './support/shop.ts';
import { inEachView } from './support/views.ts';

// There is one evening, which the second journey lets pass: one after the other.
test.describe.configure({ mode: 'default' });

inEachView(
  'a guest finds a seat, and is known when asking again',
  async (page, { say, language, size }) => {
    const guest = `guest-${language}-${size}-${Date.now()}@example.com`;
    await page.goto('/nyfw-invitation');
    await page.getByRole('textbox', { name: say('Name', 'お名前'), exact: true }).fill('Ada Guest');
    const email = page.getByRole('textbox', { name: say('E-mail address', 'メールアドレス') });
    await email.fill(guest);
    await page.getByRole('combobox', { name: say('You come as', 'お立場') }).selectOption('press');
    const send = page.getByRole('button', { name: say('Put me on the list', '出席を申し込む') });
    await send.click();
    await expect(page.getByRole('heading', { name: say('You are on the list', 'ご出席を承りました') })).toBeVisible();
    const reference =
      (await page.getByText(say(/^Your reference is/, /^受付番号は/)).textContent())?.match(/[A-Z0-9]{4,}[A-Z0-9-]*/)?.[0] ?? '';
    expect(await mailTo(guest, reference)).toContain(reference);
    const calendar = await page.request.get(`/api/event/nyfw/calendar.ics?lang=${language}`);
    expect(await calendar.text()).toContain('BEGIN:VCALENDAR');

    // Asked twice, the list answers that it knows them.
    await page.reload();
    await page.getByRole('textbox', { name: say('Name', 'お名前'), exact: true }).fill('Ada Guest');
    await email.fill(guest);
    await page.getByRole('combobox', { name: say('You come as', 'お立場') }).selectOption('press');
    await send.click();
    await expect(page.getByText(say(/^This address is already on the list/, /すでにご出席を承っております/)).first()).toBeVisible();
  },
  // The answer to the second reply.
  { expected: /409/ },
);

type Evening = Readonly<Record<'startsAt' | 'endsAt' | 'closesAt', string>> & {
  readonly id: string;
  readonly slug: string;
  readonly version: number;
};

/** Moves the evening by days; its other words stay. */
async function moveEvening(request: APIRequestContext, days: number, pictures: readonly string[] = []): Promise<void> {
  const admin = await signInAdmin(request);
  const answer = await request.get('/api/event/', { headers: { authorization: admin.token } });
  const { items } = (await answer.json()) as { items: readonly Evening[] }; // as in contracts
  const evening = items.find(({ slug }) => slug === 'nyfw');
  if (evening === undefined) throw new Error('There is no evening on this site');
  const move = (at: string) => new Date(Date.parse(at) + days * 86_400_000).toISOString();
  const { id, startsAt, endsAt, closesAt, ...rest } = evening;
  const fields = [
    'slug',
    'title',
    'summary',
    'venue',
    'address',
    'city',
    'country',
    'position',
    'timeZone',
    'seats',
    'programme',
    'status',
    'version',
  ];
  await callAs(request, admin, `/api/event/update/id/${id}`, {
    ...Object.fromEntries(Object.entries(rest).filter(([name, value]) => fields.includes(name) && value !== null)),
    startsAt: move(startsAt),
    endsAt: move(endsAt),
    closesAt: move(closesAt),
    pictures: pictures.map((fileId) => ({ fileId, alt: { en: 'The evening', jp: '当日' } })),
  });
}

inEachView('an evening that is over thanks its guests and shows where to go on', async (page, { say }) => {
  // The demo's evening is a year away at most.
  const [book] = (await (await page.request.get('/api/lookbook/')).json()) as { looks: { image: { id: string } }[] }[];
  const pictures = (book?.looks ?? []).slice(0, 3).map(({ image }) => image.id);
  await moveEvening(page.request, -1000, pictures);
  try {
    await page.goto('/nyfw-invitation');
    await expect(page.getByRole('heading', { name: say('Thank you for coming', 'ご来場ありがとうございました') })).toBeVisible();
    await expect(page.getByRole('textbox', { name: say('Name', 'お名前'), exact: true })).toHaveCount(0);
    await expect(page.getByRole('link', { name: /\.ics/ })).toHaveCount(0);
    const evening = page.getByRole('region', { name: say('The evening in pictures', '当日の様子') });
    await expect(evening.getByRole('img')).toHaveCount(pictures.length);
    await expectAccessible(page);
    const looks = page.getByRole('region', { name: say('From the lookbooks', 'ルックブックから') });
    await looks.getByRole('article').first().getByRole('link').click();
    await expect(page).toHaveURL(/\/lookbook\?book=/);
  } finally {
    await moveEvening(page.request, 1000);
  }
});
