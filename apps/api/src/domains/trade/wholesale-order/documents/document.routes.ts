import * as endpoints from '@orime/contracts/api/trade/wholesale-order-papers';
import type { FastifyRequest } from 'fastify';
import { signedIn, userOf } from '../../../../house/access/authorize.ts';
import type { ApiApp } from '../../../../house/api-app.ts';
import { sendDocument } from '../../../../house/http/send-document.ts';
import { requireAccess } from '../access.queries.ts';
import { readOrder } from '../read-order.ts';
import { writeOrderPdf } from './write-order-pdf.ts';
import { writeOrderXlsx } from './write-order-xlsx.ts';

/** Whoever may read an order may have it as a file. */
export async function documentRoutes(app: ApiApp): Promise<void> {
  const { params, querystring } = endpoints.getWholesaleOrderPdf;

  app.route({
    method: 'GET',
    url: endpoints.getWholesaleOrderPdf.url,
    schema: { params, querystring },
    config: { rule: signedIn },
    handler: async (request, reply) => {
      const order = await read(request, request.params.id);
      return sendDocument(reply, {
        kind: 'pdf',
        name: order.number,
        bytes: await writeOrderPdf(order, request.query.lang ?? userOf(request).locale),
      });
    },
  });

  app.route({
    method: 'GET',
    url: endpoints.getWholesaleOrderXlsx.url,
    schema: { params, querystring },
    config: { rule: signedIn },
    handler: async (request, reply) => {
      const order = await read(request, request.params.id);
      return sendDocument(reply, {
        kind: 'xlsx',
        name: order.number,
        bytes: await writeOrderXlsx(order, request.query.lang ?? userOf(request).locale),
      });
    },
  });

  async function read(request: FastifyRequest<object>, id: string) {
    const actor = userOf(request as FastifyRequest); // the actor does not depend on the route's types
    return readOrder(app.db, id, await requireAccess(app.db, id, actor));
  }
}
