import type { Language } from '@orime/contracts';
import { getPamphletPdf } from '@orime/contracts/api/trade/wholesale';
import { anyone } from '../../../../house/access/authorize.ts';
import type { ApiApp } from '../../../../house/api-app.ts';
import { sendDocument } from '../../../../house/http/send-document.ts';
import { loadPictures } from '../line-sheet/load-pictures.ts';
import { listStyleKeys, listWholesaleRecords, parseCard } from '../wholesale.queries.ts';
import { writePamphletPdf, type FeaturedStyle } from './write-pamphlet-pdf.ts';

const FEATURED = 8;
const PICTURE = { width: 260, height: 325 } as const;
/** The same brochure for everybody: written at most this often, whoever asks. */
const KEPT_MS = 600_000;

export async function pamphletRoutes(app: ApiApp): Promise<void> {
  const kept = new Map<Language, { readonly bytes: Promise<Buffer>; readonly until: number }>();
  const { method, url, querystring } = getPamphletPdf;
  app.route({
    method,
    url,
    schema: { querystring },
    config: { rule: anyone },
    handler: async (request, reply) => {
      const { lang = 'en' } = request.query;
      return sendDocument(reply, { kind: 'pdf', name: 'wholesale', bytes: await keepOrWrite(lang), isPublic: true });
    },
  });

  function keepOrWrite(language: Language): Promise<Buffer> {
    const known = kept.get(language);
    if (known !== undefined && known.until > Date.now()) return known.bytes;
    const bytes = write(language);
    kept.set(language, { bytes, until: Date.now() + KEPT_MS });
    // A failure is told to whoever waits, and forgotten.
    bytes.catch(() => kept.delete(language));
    return bytes;
  }

  async function write(language: Language): Promise<Buffer> {
    const address = `${app.config.publicUrl}/create-buyer-profile`;
    return writePamphletPdf(await listFeatured(), { language, address });
  }

  /** One style of each designer, in the order of the catalogue; those without a picture are left out. */
  async function listFeatured(): Promise<readonly FeaturedStyle[]> {
    const keys = await listStyleKeys(app.db);
    const firsts = keys.filter((key, index) => keys.findIndex((other) => other.designer === key.designer) === index).slice(0, FEATURED);
    const cards = (
      await listWholesaleRecords(
        app.db,
        firsts.map((key) => key.id),
        'USD',
      )
    ).map(parseCard);
    const pictures = await loadPictures(
      app.db,
      app.storage,
      cards.flatMap((card) => card.images[0]?.id ?? []),
      PICTURE,
    );
    return cards.flatMap((card): FeaturedStyle[] => {
      const picture = pictures.get(card.images[0]?.id ?? '');
      const { name, nameJp, designer } = card;
      return picture === undefined
        ? []
        : [
            {
              picture,
              name: { en: name, jp: nameJp === '' ? name : nameJp },
              designer: { en: designer.name, jp: designer.nameJp === '' ? designer.name : designer.nameJp },
            },
          ];
    });
  }
}
