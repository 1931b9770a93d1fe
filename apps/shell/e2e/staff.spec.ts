import { expect } from '@playwright/test';
import { mailTo } from './support/mail.ts';
import { newMember, startSignedIn, type Member } from './support/member.ts';
import { callAs, signInAdmin } from './support/shop.ts';
import { inEachView } from './support/views.ts';

inEachView(
  'a member becomes an account manager, sees her own company and nothing else, and the audit says who did it',
  async (page, { say }) => {
    const { request } = page;
    const [admin, manager, buyer] = [
      await signInAdmin(request),
      await newMember(request, 'consumer', 'Mio Manager'),
      await newMember(request, 'buyer', 'Aya Owner'),
    ];
    const link = /\/verify\/([\w.-]+)/.exec(await mailTo(manager.email, '/verify/'))?.[1] ?? '';
    expect((await request.get(`/api/users/verify/${link}`)).ok()).toBe(true);
    const trade = `Kumo ${crypto.randomUUID().slice(0, 8)}`;
    const company = await callAs<{ id: string }>(request, buyer, '/api/buyer', {
      companyLegal: 'Kumo Trading',
      tradeName: trade,
      website: '',
      storeType: 'boutique',
      country: 'US',
      taxId: '',
      invoiceRegNo: '',
    });
    await startSignedIn(page, admin);

    await page.goto(`/admin/people?f.name=${encodeURIComponent(manager.email)}`);
    await page.getByRole('grid').getByRole('rowheader').getByRole('link').click();
    const form = page.getByRole('form', { name: say('Staff role', 'スタッフ権限') });
    await form.getByRole('radio', { name: say(/^Account manager/, /^担当マネージャー/) }).check();
    await form.getByRole('button', { name: say('Save the role', '権限を保存する') }).click();
    await expect(page.getByText(say('Mio Manager: Account manager', 'Mio Manager: 担当マネージャー'))).toBeVisible();
    const managerId = new URL(page.url()).searchParams.get('user') ?? '';
    await callAs(request, admin, `/api/buyer/assign-manager/id/${company.id}`, { managerId });
    const answer = await request.get(`/api/admin/audit?action=user.role&entityId=${managerId}`, {
      headers: { authorization: admin.token },
    });
    const { items } = (await answer.json()) as { items: { diff: unknown }[] }; // as in contracts
    expect(items).toMatchObject([{ diff: { from: 'none', to: 'account_manager' } }]);

    const { token } = await callAs<Pick<Member, 'token'>>(request, { token: '' }, '/api/users/login', {
      email: manager.email,
      password: manager.password,
    });
    await page.goto('/healthz');
    await page.evaluate((value) => localStorage.setItem('jwtToken', value), token);
    await page.goto('/admin/buyers?tab=all');
    await expect(page.getByRole('main').getByRole('link', { name: trade })).toBeVisible();
    await expect(page.getByRole('main').getByRole('rowheader')).toHaveCount(1);
    // What her rail offers lets her in.
    const rail = page.getByRole('navigation', { name: say('Administration', '管理メニュー'), includeHidden: true });
    const duties = await rail.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(duties).toEqual(['/admin', '/admin/buyers', '/admin/orders', '/admin/returns', '/admin/wholesale-orders', '/bugs']);
    const refusal = page.getByRole('heading', {
      level: 1,
      name: say('You do not have access to this page', 'このページを表示する権限がありません'),
    });
    for (const duty of duties) {
      await page.goto(duty);
      await page.locator('main h1').first().waitFor();
      await page.waitForLoadState('networkidle');
      await expect(refusal, duty).toHaveCount(0);
    }
    await page.goto('/admin/people');
    await expect(refusal).toBeVisible();
  },
  { expected: /403/ },
);
