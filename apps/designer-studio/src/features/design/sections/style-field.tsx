import type { OwnerDesign } from '@orime/contracts/api/catalogue/design';
import { ComboboxField, FieldGroup } from '@orime/forms';
import { useQuery, useText } from '@orime/platform';
import { color, css, space, Text } from '@orime/ui';
import { allOwnDesignsQuery } from '../../own-designs/index.ts';
import { useDesignT } from '../design-texts.ts';

export type StyleFieldProps = {
  readonly id: string;
  readonly value: string;
  readonly error?: string;
  readonly onChange: (slug: string) => void;
  readonly saved: OwnerDesign | undefined;
  readonly isOwner: boolean;
};

type Choice = Pick<OwnerDesign, 'id' | 'slug'> & { readonly name: string; readonly shade: string };

/** The design of which this one is another colour, sought among one's own. Fetches. */
export function StyleField({ id, value, error, onChange, saved, isOwner }: StyleFieldProps) {
  const t = useDesignT();
  const text = useText();
  const { data: own = [] } = useQuery({ ...allOwnDesignsQuery(), enabled: isOwner });
  const siblings = (saved?.siblings ?? []).filter((sibling) => sibling.id !== saved?.id);
  const choices = new Map<string, Choice>();
  for (const sibling of siblings)
    choices.set(sibling.slug, { id: sibling.id, slug: sibling.slug, name: text(saved), shade: text(sibling.colourLabel) });
  for (const design of own)
    if (design.id !== saved?.id)
      choices.set(design.slug, { id: design.id, slug: design.slug, name: text(design), shade: text(design.colourLabel) });
  return (
    <FieldGroup id={id} legend={t('design.style')} error={error}>
      <div css={styles.root}>
        <ComboboxField
          id={`${id}-of`}
          label={t('design.style.of')}
          hint={t('design.style.hint')}
          optional
          options={[...choices.values()].map(({ slug, name, shade }) => ({ id: slug, label: t('design.style.choice', { name, shade }) }))}
          value={value === '' ? null : value}
          onChange={(slug) => onChange(slug ?? '')}
        />
        {siblings.length > 0 && value !== '' && (
          <div css={styles.shades}>
            <Text size="sm" tone="muted">
              {t('design.style.siblings', { count: siblings.length })}
            </Text>
            <ul css={styles.list}>
              {siblings.map(({ id: sibling, colourLabel, colourHex }) => (
                <li key={sibling} css={styles.shade}>
                  <span css={styles.dot} style={{ background: colourHex }} aria-hidden />
                  {text(colourLabel)}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </FieldGroup>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[3] }),
  shades: css({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'center' }),
  list: css({ display: 'flex', flexWrap: 'wrap', gap: space[3], margin: 0, padding: 0, listStyle: 'none' }),
  shade: css({ display: 'inline-flex', gap: space[2], alignItems: 'center' }),
  dot: css({ width: '1rem', height: '1rem', borderRadius: '50%', boxShadow: `inset 0 0 0 1px ${color.lineStrong}` }),
};
