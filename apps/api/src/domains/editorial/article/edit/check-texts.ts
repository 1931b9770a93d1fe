import { isCountryCode, plainTextOf, TEXT_LIMITS } from '@orime/contracts';
import type { ArticleDraftInput, DraftBlock } from '@orime/contracts/api/editorial/article-edit';
import type { RichText } from '@orime/contracts/api/editorial/rich-text';
import type { WrittenPlace } from '@orime/contracts/api/editorial/written-place';
import { RequestError } from '../../../../house/errors/request-error.ts';

/** The schema limits each run; this limits the text they make together. */
export function refuseLongTexts(body: ArticleDraftInput['body']): void {
  const fields: Record<string, string> = {};
  for (const language of ['en', 'jp'] as const)
    for (const [place, block] of body[language].entries())
      for (const { name, text, limit } of textsOf(block))
        if (plainTextOf(text).length > limit) fields[`body.${language}.${place}.${name}`] = `must have at most ${limit} characters`;
  if (Object.keys(fields).length > 0) throw new RequestError('validation', { fields });
}

/** A place is written in at least one language, and in a country that exists. */
export function refuseNamelessPlace(place: WrittenPlace | null): void {
  if (place === null) return;
  const fields = {
    ...(place.name.en.trim() === '' && place.name.jp.trim() === '' && { 'place.name': 'is required' }),
    ...(!isCountryCode(place.country) && { 'place.country': 'must be the code of a country' }),
  };
  if (Object.keys(fields).length > 0) throw new RequestError('validation', { fields });
}

function textsOf(block: DraftBlock): readonly { readonly name: string; readonly text: RichText; readonly limit: number }[] {
  if (block.type === 'paragraph' || block.type === 'quote' || block.type === 'footnote')
    return [{ name: 'text', text: block.text, limit: TEXT_LIMITS[block.type] }];
  if ((block.type === 'image' || block.type === 'gallery') && block.caption !== undefined)
    return [{ name: 'caption', text: block.caption, limit: TEXT_LIMITS.caption }];
  return [];
}
