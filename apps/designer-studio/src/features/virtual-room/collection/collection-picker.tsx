import type { Lookbook } from '@orime/contracts/api/catalogue/lookbook';
import type { ProfileCard } from '@orime/contracts/api/people/profile';
import { useText } from '@orime/platform';
import { Select } from '@orime/ui';
import { useRoomT } from '../room-texts.ts';
import type { Collection } from './collection.ts';

export type CollectionPickerProps = {
  readonly lookbooks: readonly Lookbook[];
  readonly designers: readonly Pick<ProfileCard, 'id' | 'handle' | 'name' | 'nameJp'>[];
  readonly collection: Collection | undefined;
  readonly onChoose: (chosen: { readonly book: string | null; readonly designer: string | null }) => void;
};

/** Whose work the room shows. */
export function CollectionPicker({ lookbooks, designers, collection, onChoose }: CollectionPickerProps) {
  const t = useRoomT();
  const text = useText();

  function handleChange(value: string): void {
    const [kind, name = ''] = value.split('/');
    onChoose({ book: kind === 'book' ? name : null, designer: kind === 'designer' ? name : null });
  }

  return (
    <Select label={t('room.collection')} value={valueOf(collection)} onChange={(event) => handleChange(event.currentTarget.value)}>
      {!collection && <option value="">{t('room.choose')}</option>}
      {lookbooks.length > 0 && (
        <optgroup label={t('room.lookbooks')}>
          {lookbooks.map(({ id, slug, title, designer, season }) => (
            <option key={id} value={`book/${slug}`}>
              {t('room.lookbook', { title: text(title), designer: text(designer), season })}
            </option>
          ))}
        </optgroup>
      )}
      {designers.length > 0 && (
        <optgroup label={t('room.designers')}>
          {designers.map((designer) => (
            <option key={designer.id} value={`designer/${designer.handle}`}>
              {text(designer)}
            </option>
          ))}
        </optgroup>
      )}
    </Select>
  );
}

function valueOf(collection: Collection | undefined): string {
  if (!collection) return '';
  return collection.book ? `book/${collection.book.slug}` : `designer/${collection.designer.handle}`;
}
