import { useT } from '@orime/platform';
import { Button, css, Image, space } from '@orime/ui';
import { FileDrop } from '@orime/ui/data';
import { FieldGroup } from '../form/index.ts';
import { PICTURE_TYPES } from './picture.ts';
import type { Picture } from './picture.ts';
import { useUploads } from './use-uploads.ts';

export type PictureFieldProps = {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly ratio: string;
  readonly picture: Picture | null;
  readonly error?: string;
  readonly onChange: (picture: Picture | null) => void;
};

/** One picture: an avatar, a cover. */
export function PictureField({ id, label, hint, ratio, picture, error, onChange }: PictureFieldProps) {
  const t = useT('designer-studio');
  const { uploads, add, cancel } = useUploads(onChange);
  return (
    <FieldGroup id={id} legend={label} hint={hint} error={error}>
      {picture === null ? (
        <FileDrop
          label={t('pictures.choose-one', { label })}
          hint={t('pictures.formats')}
          accept={PICTURE_TYPES}
          onFiles={add}
          uploads={uploads}
          onCancel={cancel}
        />
      ) : (
        <div css={styles.chosen}>
          <Image image={picture} alt={label} sizes="20rem" ratio={ratio} css={ratio === '1' ? styles.small : styles.wide} />
          <Button variant="secondary" size="sm" onClick={() => onChange(null)}>
            {t('pictures.replace', { label })}
          </Button>
        </div>
      )}
    </FieldGroup>
  );
}

const styles = {
  chosen: css({ display: 'flex', flexWrap: 'wrap', gap: space[4], alignItems: 'end' }),
  small: css({ width: '7rem' }),
  wide: css({ width: '20rem', maxWidth: '100%' }),
};
