import type { Vocabulary } from '@orime/contracts/api/site/vocabulary';
import { color, css, Heading, media, space, Text, TextField } from '@orime/ui';
import { useState } from 'react';
import type { DragEvent } from 'react';
import { useUploadT } from '../upload-texts.ts';
import { MOST_IN_GROUP } from './picture-groups.ts';
import type { BulkPicture, PictureGroup } from './picture-groups.ts';
import { PictureTile } from './picture-tile.tsx';
import { WordFields } from './word-fields.tsx';

/** Type of what is dragged from group to group: the id of a picture. */
const DRAGGED = 'application/x-orime-picture';

export type GroupCardProps = {
  readonly group: PictureGroup;
  /** From 1. */
  readonly number: number;
  readonly groups: readonly PictureGroup[];
  readonly words: Vocabulary;
  readonly doubles: ReadonlySet<string>;
  readonly isChecked: boolean;
  readonly onChange: (changed: Partial<PictureGroup>) => void;
  /** Puts a picture into another group, or into a new one. */
  readonly onMove: (id: string, to: string) => void;
  readonly onCut: (picture: BulkPicture) => void;
  readonly onCutOut: (picture: BulkPicture) => void;
};

/** One draft to be: its pictures in their order, its name and what it is. */
export function GroupCard(props: GroupCardProps) {
  const { group, number, groups, words, doubles, isChecked, onChange, onMove, onCut, onCutOut } = props;
  const t = useUploadT();
  const [isOver, setOver] = useState(false);
  const name = group.name || group.nameJp || t('upload.group', { number });
  const isUnnamed = group.name.trim() === '' && group.nameJp.trim() === '';
  const others = groups.map(({ key, name: en, nameJp }, index) => ({
    key,
    name: en || nameJp || t('upload.group', { number: index + 1 }),
  }));

  function handleDrop(event: DragEvent): void {
    setOver(false);
    const id = event.dataTransfer.getData(DRAGGED);
    if (id === '') return;
    event.preventDefault();
    onMove(id, group.key);
  }

  function shift(from: number, by: 1 | -1): void {
    const moved = group.pictures[from];
    if (moved === undefined || from + by < 0 || from + by >= group.pictures.length) return;
    onChange({ pictures: group.pictures.toSpliced(from, 1).toSpliced(from + by, 0, moved) });
  }

  return (
    <li>
      <div
        css={styles.root}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes(DRAGGED)) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={handleDrop}
      >
        <Heading level={3} size={5}>
          {t('upload.group.title', { number, name })}
        </Heading>
        <div css={styles.names}>
          <TextField
            label={t('upload.name.en', { number })}
            maxLength={120}
            value={group.name}
            error={isChecked && isUnnamed ? t('design.error.name') : undefined}
            onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
          />
          <TextField
            label={t('upload.name.jp', { number })}
            lang="ja"
            optional
            maxLength={120}
            value={group.nameJp}
            onChange={({ currentTarget }) => onChange({ nameJp: currentTarget.value })}
          />
        </div>
        <WordFields words={words} value={group} name={name} isChecked={isChecked} onChange={onChange} />
        {group.pictures.length > MOST_IN_GROUP && (
          <Text size="sm" tone="danger">
            {t('upload.group.full', { most: MOST_IN_GROUP })}
          </Text>
        )}
        <ol css={styles.pictures}>
          {group.pictures.map((bulk, index) => (
            <PictureTile
              key={bulk.picture.id}
              bulk={bulk}
              name={t('upload.picture', { name, number: index + 1 })}
              isFirst={index === 0}
              isLast={index === group.pictures.length - 1}
              isDouble={doubles.has(bulk.picture.id)}
              group={group.key}
              groups={others}
              dragType={DRAGGED}
              onShift={(by) => shift(index, by)}
              onMove={(to) => onMove(bulk.picture.id, to)}
              onCut={() => onCut(bulk)}
              onCutOut={() => onCutOut(bulk)}
              onRemove={() => onChange({ pictures: group.pictures.filter(({ picture }) => picture.id !== bulk.picture.id) })}
              onDescribe={(alt) =>
                onChange({
                  pictures: group.pictures.map((one) => (one === bulk ? { ...one, picture: { ...one.picture, alt } } : one)),
                })
              }
            />
          ))}
        </ol>
      </div>
    </li>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gap: space[4],
    padding: space[4],
    border: `1px solid ${color.line}`,
    '&[data-over]': { borderColor: color.text, background: color.sunken },
  }),
  names: css({ display: 'grid', gap: space[3], alignItems: 'start', [media.tablet]: { gridTemplateColumns: '1fr 1fr' } }),
  pictures: css({
    display: 'grid',
    gap: space[4],
    gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
};
