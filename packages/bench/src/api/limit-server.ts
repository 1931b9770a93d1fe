import Fastify from 'fastify';
import pg from 'pg';

/**
 * The upper limit that the API is compared with: Fastify and pg with one prepared query per URL, without schema, rules or log.
 * `/cards` serves the stored cards directly, `/bytes` a response from memory. `node limit-server.ts <port>` on DATABASE_URL.
 */
const port = Number(process.argv[2]);
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 20 });
const app = Fastify();

const designs = (where: string, end: string) => `
  SELECT d.id, d.slug, d.name, d.name_jp AS "nameJp", d.gender, d.country_origin AS country, d.likes_count AS likes, d.colour,
    json_build_object('id', p.id, 'handle', p.handle, 'name', p.name, 'nameJp', p.name_jp) AS designer, v.sizes, i.images
  FROM designs d
  JOIN profiles p ON p.id = d.profile_id
  CROSS JOIN LATERAL (
    SELECT json_agg(json_build_object('variantId', v.id, 'size', v.size, 'sku', v.sku, 'mode', v.mode, 'leadDays', v.lead_days,
      'priceMinor', r.amount_minor, 'available', s.on_hand - s.allocated) ORDER BY v.position) AS sizes
    FROM variants v
    LEFT JOIN prices r ON r.variant_id = v.id AND r.channel = 'retail' AND r.currency = $1 AND r.min_qty = 1
    LEFT JOIN stock_levels s ON s.variant_id = v.id
    WHERE v.design_id = d.id
  ) v
  CROSS JOIN LATERAL (
    SELECT json_agg(json_build_object('id', f.id, 'width', f.width, 'height', f.height, 'alt', g.alt_en) ORDER BY g.position) AS images
    FROM design_images g JOIN files f ON f.id = g.file_id WHERE g.design_id = d.id
  ) i
  WHERE d.confirmed = 'confirmed' AND NOT d.hidden AND d.deleted_at IS NULL ${where} ${end}`;
const list = designs('', 'ORDER BY d.confirmed_at DESC, d.id LIMIT $2');
const detail = designs('AND d.id = $2', '');

app.get('/list', async () => {
  const { rows } = await pool.query({ name: 'list', text: list, values: ['USD', 24] });
  return rows;
});

const cards = `
  SELECT '[' || string_agg(page.card || ',"likes":' || page.likes_count || '}', ',') || ']' AS items FROM (
    SELECT card, likes_count FROM design_cards WHERE currency = $1 AND NOT archived ORDER BY published_at DESC, design_id LIMIT $2
  ) page`;

app.get('/cards', async (_request, reply) => {
  const { rows } = await pool.query<{ items: string }>({ name: 'cards', text: cards, values: ['USD', 24] });
  return reply.type('application/json').send(rows[0]?.items);
});

app.get<{ Params: { id: string } }>('/design/:id', async (request) => {
  const { rows } = await pool.query({ name: 'design', text: detail, values: ['USD', request.params.id] });
  return rows[0];
});

const found = `
  SELECT '[' || string_agg(page.card || ',"likes":' || page.likes_count || '}', ',') || ']' AS items FROM (
    SELECT c.card, c.likes_count FROM search_documents s JOIN design_cards c ON c.design_id = s.entity_id AND c.currency = 'USD' AND NOT c.archived
    WHERE s.kind = 'design' AND s.tokens @@ $1::tsquery ORDER BY ts_rank(s.tokens, $1::tsquery) DESC LIMIT 12
  ) page`;

app.get<{ Querystring: { q: string } }>('/search', async (request, reply) => {
  const { rows } = await pool.query<{ items: string }>({
    name: 'search',
    text: found,
    values: [
      request.query.q
        .split(' ')
        .map((word) => `'${word}':*`)
        .join(' & '),
    ],
  });
  return reply.type('application/json').send(rows[0]?.items);
});

const { rows } = await pool.query<{ items: string }>(cards, ['USD', 24]);
const bytes = Buffer.from(rows[0]?.items ?? '');
app.get('/bytes', (_request, reply) => reply.type('application/json').send(bytes));
app.get('/ready', () => ({ ready: true }));

await app.listen({ host: '127.0.0.1', port });
process.once('SIGTERM', () => void app.close().then(() => pool.end()));
