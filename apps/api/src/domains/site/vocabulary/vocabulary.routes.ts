import { COUNTRIES } from '@orime/contracts';
import { getSizeCharts, getVocabulary, type Vocabulary } from '@orime/contracts/api/site/vocabulary';
import type { FastifyReply } from 'fastify';
import { anyone } from '../../../house/access/authorize.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { countryName } from '../../../house/geography/country-code.ts';
import { CAPABILITY_TERMS } from './capabilities.ts';
import { readCatalogueWords, readSizeCharts } from './vocabulary.queries.ts';

/** The words of forms and filters: the one list that browsers and checks share. */
export async function vocabularyRoutes(app: ApiApp): Promise<void> {
  const countries = COUNTRIES.map((key) => ({ key, label: countryName(key) }));

  app.route({
    ...getVocabulary,
    config: { rule: anyone },
    // A typed reply only takes the parsed answer.
    handler: async (request, reply) =>
      app.sendKept(request, reply as FastifyReply, async () => {
        const words = await readCatalogueWords(app.db);
        return { text: JSON.stringify({ ...words, capabilities: CAPABILITY_TERMS, countries } satisfies Vocabulary), headers: {} };
      }),
  });

  app.route({
    ...getSizeCharts,
    config: { rule: anyone },
    handler: async () => readSizeCharts(app.db),
  });
}
