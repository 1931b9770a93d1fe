import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { inEachView, type View } from './views.ts';

/** A form as somebody has filled it in. */
interface Filled {
  readonly send: Locator;
  /** Something that was typed and must not be lost. */
  readonly typed: Locator;
  /** Shown once it has arrived. */
  readonly arrived: Locator;
  /** Where it says what went wrong. Default: the main region; a dialog lies outside it. */
  readonly within?: Locator;
}

export interface TroubledForm {
  readonly name: string;
  /** Of the call that sends it. */
  readonly call: string;
  readonly fill: (page: Page, view: View, request: APIRequestContext) => Promise<Filled>;
  /** Sent by itself once the connection is back. Default: true. What costs money at once waits for another press. */
  readonly resumes?: boolean;
}

export const ADDRESS = { name: 'Mori Aya', line1: '00 Orchard Street', city: 'New York', postal: '10002' };

export async function fillAddress(form: Locator, { say }: View): Promise<void> {
  await form.getByRole('textbox', { name: say('Full name', 'お名前') }).fill(ADDRESS.name);
  await form.getByRole('combobox', { name: say('Country', '国') }).selectOption('US');
  await form.getByRole('textbox', { name: say('Address', '住所'), exact: true }).fill(ADDRESS.line1);
  await form.getByRole('textbox', { name: say('City', '市区町村') }).fill(ADDRESS.city);
  await form.getByRole('textbox', { name: say('Postal code', '郵便番号') }).fill(ADDRESS.postal);
}

/** Keeps count of a form's calls that reach the server, and of the keys they carry. */
function countCalls(page: Page, path: string): { readonly keys: (string | null)[] } {
  const keys: (string | null)[] = [];
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && new URL(sent.url()).pathname === path) keys.push(sent.headers()['idempotency-key'] ?? null);
  });
  return { keys };
}

/** The journey of a form through a server in trouble, a lost network and a double press: nothing typed is lost, it arrives once. */
export function outlivesTrouble({ name, call, fill, resumes = true }: TroubledForm): void {
  inEachView(
    `${name} outlives a server in trouble, a lost network and a double press`,
    async (page, view) => {
      const { send, typed, arrived, within = page.getByRole('main') } = await fill(page, view, page.request);
      const words = await typed.inputValue();
      const alert = within.getByRole('alert').filter({ hasText: /\S/ });

      // The server cannot, and says so.
      const refusal = { error: { code: 'internal', en: 'Something went wrong.', jp: '問題が発生しました。' } };
      await page.route(`**${call}`, (route) => route.fulfill({ status: 500, json: refusal }), { times: 1 });
      await send.click();
      await expect(alert.first()).toBeVisible();
      await expect(typed).toHaveValue(words);
      await expectAccessible(page);

      // Nobody answers at all.
      const { keys } = countCalls(page, call);
      await page.context().setOffline(true);
      await send.click();
      const waiting = view.say(
        'You are offline. It is sent as soon as the connection is back.',
        'オフラインです。接続が戻りしだい送信します。',
      );
      if (resumes) await expect(within.getByText(waiting)).toBeVisible();
      else await expect(send).not.toHaveAttribute('aria-busy');
      await expect(typed).toHaveValue(words);
      keys.length = 0;
      await page.context().setOffline(false);
      // It goes out by itself, or with the press: once, however often it was pressed.
      await send.dblclick({ timeout: 2_000 }).catch(() => undefined);
      await expect(arrived).toBeVisible();
      expect(keys).toHaveLength(1);
    },
    { expected: /500|net::ERR_INTERNET_DISCONNECTED|Failed to load resource/ },
  );
}
