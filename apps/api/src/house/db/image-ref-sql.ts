import type { ImageRef } from '@orime/contracts';
import { sql, type RawBuilder } from 'kysely';

/** JSON of an ImageRef from the row `file` of files. Alternative texts are the file's own unless expressions are given. Never pass input here. */
export function imageRefSql(file: string, altEn = `${file}.alt_en`, altJp = `${file}.alt_jp`): RawBuilder<ImageRef> {
  return sql.raw(`json_build_object(
    'id', ${file}.id, 'width', coalesce(${file}.width, 0), 'height', coalesce(${file}.height, 0), 'thumbhash', coalesce(${file}.thumbhash, ''),
    'color', coalesce(${file}.color, '#808080'), 'alt', local_text(${altEn}, ${altJp}))`);
}
