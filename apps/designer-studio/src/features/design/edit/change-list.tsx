import { css, color, font, media, space } from '@orime/ui';
import { useDesignT } from '../design-texts.ts';
import type { DesignDraft, DesignField } from '../draft/design-draft.ts';
import { FieldValue } from './field-value.tsx';
import type { WordSourceProps } from './use-word-source.ts';

export type ChangeListProps = WordSourceProps & {
  readonly fields: readonly DesignField[];
  readonly before: DesignDraft;
  readonly after: DesignDraft;
};

/** Fields as they are and as they would be. */
export function ChangeList({ fields, before, after, ...source }: ChangeListProps) {
  const t = useDesignT();
  return (
    <dl css={styles.root}>
      {fields.map((field) => (
        <div key={field} css={styles.field}>
          <dt css={styles.name}>{t(`design.field.${field}`)}</dt>
          {([before, after] as const).map((draft, index) => (
            <dd key={index === 0 ? 'before' : 'after'} css={styles.value} data-side={index === 0 ? 'before' : 'after'}>
              <span css={styles.side}>{t(index === 0 ? 'design.change.before' : 'design.change.after')}</span>
              <FieldValue field={field} draft={draft} {...source} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

const styles = {
  root: css({ display: 'grid', margin: 0 }),
  field: css({
    display: 'grid',
    gap: `${space[2]} ${space[4]}`,
    paddingBlock: space[3],
    borderBlockStart: `1px solid ${color.line}`,
    [media.tablet]: { gridTemplateColumns: '9rem minmax(0, 1fr) minmax(0, 1fr)' },
  }),
  name: css({ fontSize: font.size.sm, fontWeight: font.weight.medium }),
  value: css({
    display: 'grid',
    gap: space[1],
    alignContent: 'start',
    margin: 0,
    padding: space[2],
    minWidth: 0,
    background: color.sunken,
    '&[data-side="after"]': { background: color.successSoft },
  }),
  side: css({ fontSize: font.size.xs, color: color.muted }),
};
