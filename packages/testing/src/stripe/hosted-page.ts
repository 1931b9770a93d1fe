import { escapeHtml } from '../escape-html.ts';
import type { Books } from './books.ts';
import type { CheckoutSessionObject } from './objects.ts';
import { answerChallenge, payWithCard, type PayOutcome } from './payer.ts';

/** What the page answers: HTML, or the address to which it sends the payer. */
export type PageAnswer = { readonly status: number; readonly html: string } | { readonly location: string };

const texts = {
  en: {
    card: 'Card number',
    pay: 'Pay',
    back: 'Back',
    declined: 'Your card was declined. Try another card.',
    over: 'This page is no longer available.',
    question: 'Your bank asks whether this payment is yours.',
    approve: 'Complete',
    refuse: 'Fail',
  },
  ja: {
    card: 'カード番号',
    pay: '支払う',
    back: '戻る',
    declined: 'カードが承認されませんでした。別のカードをお試しください。',
    over: 'このページは現在ご利用いただけません。',
    question: 'カード会社がご本人によるお支払いかを確認しています。',
    approve: '完了',
    refuse: '失敗',
  },
} as const;

/** The payment page of a session: enter a card, answer the bank, or go back. A decline leaves the payer on the page. */
export function answerPage(books: Books, session: CheckoutSessionObject | undefined, form: URLSearchParams | undefined): PageAnswer {
  const t = texts[session?.locale === 'ja' ? 'ja' : 'en'];
  if (session === undefined || session.status !== 'open') return { status: 410, html: page('', `<p>${t.over}</p>`) };
  const back = session.cancel_url === null ? '' : `<p><a href="${escapeHtml(session.cancel_url)}">${t.back}</a></p>`;
  const title = `${escapeHtml(session.line_item_name)} · ${session.amount_total} ${session.currency.toUpperCase()}`;
  const cardForm = (problem = '') =>
    page(
      title,
      `${problem === '' ? '' : `<p role="alert">${problem}</p>`}<form method="post"><label>${t.card} <input name="card" inputmode="numeric" autocomplete="off" required></label> <button>${t.pay}</button></form>${back}`,
    );
  if (form === undefined) return { status: 200, html: cardForm() };
  switch (play(books, session, form)) {
    case 'authorised':
      return { location: session.success_url };
    case 'requires_action':
      return {
        status: 200,
        html: page(
          title,
          `<p>${t.question}</p><form method="post"><button name="challenge" value="approve">${t.approve}</button> <button name="challenge" value="refuse">${t.refuse}</button></form>`,
        ),
      };
    case 'declined':
      return { status: 200, html: cardForm(t.declined) };
    case 'unusable':
      return { status: 410, html: page(title, `<p>${t.over}</p>`) };
  }
}

function play(books: Books, session: CheckoutSessionObject, form: URLSearchParams): PayOutcome {
  const challenge = form.get('challenge');
  return challenge === null
    ? payWithCard(books, session, form.get('card') ?? '')
    : answerChallenge(books, session, challenge === 'approve');
}

function page(title: string, body: string): string {
  return `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Fake Stripe</title><main><h1>${title === '' ? 'Fake Stripe' : title}</h1>${body}</main>`;
}
