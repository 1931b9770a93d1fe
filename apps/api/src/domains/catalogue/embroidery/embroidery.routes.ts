import { getThreadChartPdf } from '@orime/contracts/api/catalogue/embroidery';
import { anyone } from '../../../house/access/authorize.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { sendDocument } from '../../../house/http/send-document.ts';
import { writeThreadChart } from './write-thread-chart.ts';

export async function embroideryRoutes(app: ApiApp): Promise<void> {
  const { method, url, querystring } = getThreadChartPdf;
  app.route({
    method,
    url,
    schema: { querystring },
    config: { rule: anyone, rateLimit: { max: 60, timeWindow: 3_600_000 } },
    handler: async ({ query }, reply) => sendDocument(reply, { kind: 'pdf', name: 'thread-chart', bytes: await writeThreadChart(query) }),
  });
}
