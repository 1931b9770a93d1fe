import type { LocalText } from '@orime/contracts';
import { Badge, css, Disclosure, IconButton, Image, Select, space, TextField } from '@orime/ui';
import { ArrowLeft, ArrowRight, Scissors, Sparkles, Trash2 } from '@orime/ui/icons';
import { useUploadT } from '../upload-texts.ts';
import type { BulkPicture } from './picture-groups.ts';

export type PictureTileProps = {
  readonly bulk: BulkPicture;
  /** "Coat, picture 2". */
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isDouble: boolean;
  readonly group: string;
  readonly groups: readonly { readonly key: string; readonly name: string }[];
  readonly dragType: string;
  readonly onShift: (by: 1 | -1) => void;
  readonly onMove: (to: string) => void;
  readonly onCut: () => void;
  readonly onCutOut: () => void;
  readonly onRemove: () => void;
  readonly onDescribe: (alt: LocalText) => void;
};

/** One picture: dragged to another design or moved by its controls, cut, described. */
export function PictureTile(props: PictureTileProps) {
  const { bulk, name, isFirst, isLast, isDouble, group, groups, dragType, onShift, onMove, onCut, onCutOut, onRemove, onDescribe } = props;
  const t = useUploadT();
  const { picture } = bulk;
  return (
    <li css={styles.root}>
      <div css={styles.frame} draggable onDragStart={({ dataTransfer }) => dataTransfer.setData(dragType, picture.id)}>
        <Image image={picture} alt={name} sizes="11rem" ratio="3 / 4" />
        {isDouble && (
          <span css={styles.badge}>
            <Badge tone="warning">{t('upload.double')}</Badge>
          </span>
        )}
      </div>
      <div css={styles.tools}>
        <IconButton label={t('upload.earlier', { name })} disabled={isFirst} onClick={() => onShift(-1)}>
          <ArrowLeft size={16} aria-hidden />
        </IconButton>
        <IconButton label={t('upload.later', { name })} disabled={isLast} onClick={() => onShift(1)}>
          <ArrowRight size={16} aria-hidden />
        </IconButton>
        <IconButton label={t('upload.cut', { name })} onClick={onCut}>
          <Scissors size={16} aria-hidden />
        </IconButton>
        <IconButton label={t('upload.background', { name })} onClick={onCutOut}>
          <Sparkles size={16} aria-hidden />
        </IconButton>
        <IconButton label={t('upload.remove', { name })} onClick={onRemove}>
          <Trash2 size={16} aria-hidden />
        </IconButton>
      </div>
      <Select label={t('upload.move', { name })} hideLabel value={group} onChange={({ currentTarget }) => onMove(currentTarget.value)}>
        {groups.map((one) => (
          <option key={one.key} value={one.key}>
            {one.name}
          </option>
        ))}
        <option value="new">{t('upload.move.new')}</option>
      </Select>
      <Disclosure title={t('upload.alt')}>
        <div css={styles.words}>
          {(['en', 'jp'] as const).map((language) => (
            <TextField
              key={language}
              label={t(`upload.alt.${language}`, { name })}
              lang={language === 'jp' ? 'ja' : 'en'}
              optional
              maxLength={200}
              value={picture.alt[language]}
              onChange={({ currentTarget }) => onDescribe({ ...picture.alt, [language]: currentTarget.value })}
            />
          ))}
        </div>
      </Disclosure>
    </li>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[2], alignContent: 'start', minWidth: 0 }),
  frame: css({ position: 'relative' }),
  badge: css({ position: 'absolute', insetBlockStart: space[2], insetInlineStart: space[2] }),
  tools: css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' }),
  words: css({ display: 'grid', gap: space[2] }),
};
