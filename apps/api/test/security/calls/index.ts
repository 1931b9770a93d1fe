import sharp from 'sharp';
import type { TestApp } from '../../build-test-app.ts';
import { accountCalls } from './account.ts';
import { articleCalls } from './articles.ts';
import { buyerCalls } from './buyers.ts';
import type { Calls } from './call.ts';
import { catalogueCalls } from './catalogue.ts';
import { checkoutCalls } from './checkout.ts';
import { companyCalls } from './company.ts';
import { expenseCalls } from './expenses.ts';
import { intakeCalls } from './intake.ts';
import { officeMailCalls } from './office-mail.ts';
import { officeMoneyCalls } from './office-money.ts';
import { officeSiteCalls } from './office-site.ts';
import { officeCalls } from './office.ts';
import { orderCalls } from './orders.ts';
import { peopleCalls } from './people.ts';
import { productionCalls } from './production.ts';
import { promoCodeCalls } from './promo-codes.ts';
import { wholesaleOrderCalls } from './wholesale-orders.ts';
import { wholesaleCalls } from './wholesale.ts';

const photo = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#b5452c' } })
  .jpeg()
  .toBuffer();

/** Writes that are not called, with why. */
export const UNCALLED: Readonly<Record<string, string>> = {
  'POST /api/application/letter/id/:id':
    'draws the letter of a decision and writes nothing: the body and rule of POST /api/application/status/id/:id',
  'POST /api/model-intake/letter/id/:id':
    'draws the letter of a decision and writes nothing: the body and rule of POST /api/model-intake/status/id/:id',
  'POST /api/gmailer/auth/callback': 'ends at Google; takes a code and a state that is bound to its admin, and no row',
  'DELETE /api/gmailer/connection': 'takes neither an id nor a body',
  'POST /api/gmailer/send': 'sends by Google what POST /api/admin/send-email sends by the site: the same body and service',
  'POST /api/mail-webhook/:provider': 'signed by the provider over its bytes, which no schema reads',
  'POST /api/releases/promote': 'writes the registry of releases, which has no rows of anybody',
  'POST /api/releases/rollback': 'writes the registry of releases, which has no rows of anybody',
};

/** Working calls by part of the marketplace. */
export function callGroups(api: TestApp) {
  return {
    account: accountCalls(api),
    catalogue: catalogueCalls(api),
    people: { ...peopleCalls(api), ...articleCalls(api) },
    retail: { ...checkoutCalls(api), ...orderCalls(api, photo) },
    trade: {
      ...buyerCalls(api),
      ...companyCalls(api),
      ...wholesaleCalls(api),
      ...wholesaleOrderCalls(api),
      ...promoCodeCalls(api),
      ...expenseCalls(api),
      ...productionCalls(api),
    },
    intake: intakeCalls(api, photo),
    office: { ...officeCalls(api), ...officeMoneyCalls(api), ...officeMailCalls(api), ...officeSiteCalls(api) },
  } satisfies Record<string, Calls>;
}

/** All of them. */
export function allCalls(api: TestApp): Calls {
  return Object.assign({}, ...Object.values(callGroups(api))) as Calls; // each of them is a table of calls
}
