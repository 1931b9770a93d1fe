import { FieldGroup } from '@orime/forms';
import { usePictureUploads } from '@orime/forms/files';
import type { Picture } from '@orime/forms/files';
import { css, media, space, VisuallyHidden } from '@orime/ui';
import { FileDrop } from '@orime/ui/data';
import { useEffect, useEffectEvent, useState } from 'react';
import { SentFiles } from '../../sent-files/index.ts';
import { useLookbooksT } from '../lookbook-texts.ts';
import { LookEditor } from './look-editor.tsx';
import { LookList } from './look-list.tsx';
import { MOST_LOOKS, reordered } from './lookbook-draft.ts';
import type { LookDraft } from './lookbook-draft.ts';

export type LooksFieldProps = {
  readonly id: string;
  readonly value: readonly LookDraft[];
  readonly error?: string;
  readonly onChange: (looks: readonly LookDraft[]) => void;
  readonly cover: string;
  readonly onCover: (pictureId: string) => void;
  readonly onUploading: (isUploading: boolean) => void;
};

/** The looks in their order, and the one whose points are being set. */
export function LooksField({ id, value: looks, error, onChange, cover, onCover, onUploading }: LooksFieldProps) {
  const t = useLookbooksT();
  const [chosen, setChosen] = useState(0);
  const [told, setTold] = useState('');
  const uploads = usePictureUploads(MOST_LOOKS - looks.length, (arrived) =>
    onChange([...looks, ...arrived.map((picture: Picture) => ({ picture, hotspots: [] }))].slice(0, MOST_LOOKS)),
  );
  const { isUploading } = uploads;
  const tell = useEffectEvent((isOn: boolean) => onUploading(isOn));
  // Synchronises the form around it with the network.
  useEffect(() => tell(isUploading), [isUploading]);
  const index = Math.min(chosen, looks.length - 1);
  const look = looks[index];

  function move(from: number, to: number): void {
    if (to < 0 || to >= looks.length) return;
    onChange(reordered(looks, from, to));
    setChosen(to);
    setTold(t('lookbooks.moved', { number: from + 1, place: to + 1 }));
  }

  return (
    <FieldGroup id={id} legend={t('lookbooks.looks', { count: looks.length })} hint={t('lookbooks.looks.hint')} error={error}>
      <div css={styles.root}>
        <VisuallyHidden role="status">{told}</VisuallyHidden>
        {looks.length > 0 && (
          <div css={styles.desk}>
            <LookList
              looks={looks}
              chosen={index}
              cover={cover}
              onChoose={setChosen}
              onMove={move}
              onRemove={(at) => onChange(looks.toSpliced(at, 1))}
            />
            {look && (
              <LookEditor
                key={look.picture.id}
                look={look}
                number={index + 1}
                isCover={cover === look.picture.id || (index === 0 && !looks.some(({ picture }) => picture.id === cover))}
                onCover={() => onCover(look.picture.id)}
                onChange={(next) => onChange(looks.map((one, at) => (at === index ? next : one)))}
              />
            )}
          </div>
        )}
        <SentFiles files={uploads} />
        {looks.length + uploads.files.length < MOST_LOOKS && (
          <FileDrop
            label={t('lookbooks.add')}
            hint={t('lookbooks.add.hint', { most: MOST_LOOKS })}
            accept={uploads.types.join(',')}
            multiple
            onFiles={uploads.add}
          />
        )}
      </div>
    </FieldGroup>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[4], minWidth: 0 }),
  desk: css({
    display: 'grid',
    gap: space[5],
    alignItems: 'start',
    '& > *': { minWidth: 0 },
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 14rem) minmax(0, 1fr)' },
  }),
};
