import { createInvitationLink } from '../../../src/domains/trade/buyer/members/invitation-link.ts';
import { newId } from '../../../src/house/ids.ts';
import type { TestApp } from '../../build-test-app.ts';
import { okBody } from '../../checkout-factories.ts';
import { createBuyer, joinCompany } from '../../wholesale-factories.ts';
import type { Calls } from './call.ts';

/** Who is in a company that buys, and how others come into it. */
export function companyCalls(api: TestApp): Calls {
  const twoPeople = async () => {
    const by = await createBuyer(api);
    const other = await joinCompany(api, by.buyerId, 'viewer');
    return { by, other, params: { id: other.user.id } };
  };
  const invitation = (email = `${newId('x').toLowerCase()}@example.com`) => ({ email, role: 'purchaser' });
  const invited = async () => {
    const [owner, by] = [await createBuyer(api), await api.as('consumer')];
    const { id } = okBody<{ id: string }>(await owner.post('/api/buyer/invitation', invitation(by.user.email)));
    // As its mail has it. Not sent: that would send everybody's.
    return { by, token: (await createInvitationLink(api.db, id)) ?? '' };
  };

  return {
    'POST /api/buyer/member/role/id/:id': async () => {
      const { by, params } = await twoPeople();
      return { by, params, body: { role: 'purchaser' } };
    },
    'POST /api/buyer/member/transfer/id/:id': async () => {
      const { by, params } = await twoPeople();
      return { by, params };
    },
    'DELETE /api/buyer/member/:id': async () => {
      const { by, params } = await twoPeople();
      return { by, params };
    },
    'POST /api/buyer/leave': async () => ({ by: (await twoPeople()).other }),
    'POST /api/buyer/invitation': async () => ({ by: await createBuyer(api), body: invitation() }),
    'DELETE /api/buyer/invitation/:id': async () => {
      const by = await createBuyer(api);
      return { by, params: { id: okBody<{ id: string }>(await by.post('/api/buyer/invitation', invitation())).id } };
    },
    'GET /api/buyer/invitation/token/:token': async () => {
      const { by, token } = await invited();
      return { by, params: { token } };
    },
    'POST /api/buyer/invitation/accept': async () => {
      const { by, token } = await invited();
      return { by, body: { token } };
    },
  };
}
