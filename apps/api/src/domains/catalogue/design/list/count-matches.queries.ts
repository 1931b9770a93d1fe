import type { Pool } from 'pg';
import type { NumberSet } from '../../../../house/search/index.ts';
import { Parameters, type DesignFilters } from './design-filters.ts';
import { matchingBlocks } from './matching-blocks.ts';
import { blockSize } from './number-blocks.ts';
import { preparedStatement, type Statement } from './prepared-statement.ts';

export interface Matches {
  readonly total: number;
  /** Of all matches, where looking at each is cheaper than going through the list until enough of them were met. */
  readonly places: readonly number[] | undefined;
}

interface MatchesRow {
  readonly total: number;
  readonly blocks: readonly number[] | null;
  readonly bits: Buffer | null;
}

/** How the database sends a string of bits: its length, then its bytes. */
const sentBytes = 4 + blockSize / 8;

/** How many designs match. `needed` are the rows of a list that will be read, from its beginning; infinite to have the places of all. */
export async function countMatches(pool: Pool, filters: DesignFilters, needed: number, found?: NumberSet): Promise<Matches> {
  const {
    rows: [row],
  } = await pool.query<MatchesRow>(countQuery(filters, needed, found));
  return {
    total: row?.total ?? 0,
    places: row === undefined || row.bits === null || row.blocks === null ? undefined : placesOf(row.blocks, row.bits),
  };
}

/**
 * Going through a list of `shelf` designs meets as many matches as are needed after needed × shelf / total of them; looking at
 * every match costs about as much as two steps of that each. Where both cost the same the root is; neither grows as the rows do.
 */
export function countQuery(filters: DesignFilters, needed: number, found?: NumberSet): Statement {
  const parameters = new Parameters();
  const { tables } = matchingBlocks(filters, parameters, { withPrices: false, found });
  const text = `WITH ${tables}, counted AS (
      SELECT coalesce(sum(bit_count(every)), 0) AS total, coalesce(sum(bit_count(shelf)), 0) AS shelf FROM matching
    )
    SELECT total::int AS total, sent.blocks, sent.bits FROM counted LEFT JOIN LATERAL (
      SELECT array_agg(block ORDER BY block) AS blocks, string_agg(bit_send(every), '' ORDER BY block) AS bits FROM matching WHERE bit_count(every) > 0
    ) sent ON total <= sqrt(${parameters.add(needed)}::float8 * shelf / 2.0)`;
  return preparedStatement(text, parameters.values);
}

function placesOf(blocks: readonly number[], bits: Buffer): number[] {
  const places: number[] = [];
  for (const [index, block] of blocks.entries()) {
    for (const [place, byte] of bits.subarray(index * sentBytes + 4, (index + 1) * sentBytes).entries()) {
      for (let bit = 0; byte >> bit > 0; bit += 1) if ((byte >> bit) & 1) places.push(block * blockSize + place * 8 + 7 - bit);
    }
  }
  return places;
}
