import { useT, useText } from '@orime/platform';
import { css, media, Segmented, Select, space, Text, TextField } from '@orime/ui';
import { FieldGroup, LocalTextFields, Section } from '../form/index.ts';
import { ColourField } from './colour-field.tsx';
import type { WordedSectionProps } from './design-section.ts';
import { slugPreview } from './slug-preview.ts';

/** What the design is called and what it is. */
export function AboutSection({ words, draft, change, errorOf }: WordedSectionProps) {
  const t = useT('designer-studio');
  const text = useText();
  return (
    <Section title={t('design.section.about')} text={t('design.section.about.text')}>
      <div css={styles.pair}>
        <TextField
          id="design-name"
          label={t('form.in-english', { label: t('design.name') })}
          maxLength={120}
          value={draft.name}
          error={errorOf('name')}
          hint={t('design.slug', { slug: slugPreview(draft.name) })}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
        <TextField
          label={t('form.in-japanese', { label: t('design.name') })}
          lang="ja"
          optional
          maxLength={120}
          value={draft.nameJp}
          onChange={({ currentTarget }) => change({ nameJp: currentTarget.value })}
        />
      </div>
      <LocalTextFields
        id="design-description"
        label={t('design.description')}
        rows={6}
        maxLength={8000}
        value={draft.description}
        error={errorOf('description')}
        onChange={(description) => change({ description })}
      />
      <div css={styles.pair}>
        <Select
          id="design-category"
          label={t('design.category')}
          value={draft.category}
          error={errorOf('category')}
          onChange={({ currentTarget }) => change({ category: currentTarget.value })}
        >
          <option value="">{t('form.choose')}</option>
          {words.categories.map(({ key, label }) => (
            <option key={key} value={key}>
              {text(label)}
            </option>
          ))}
        </Select>
        <FieldGroup legend={t('design.gender')}>
          <Segmented
            label={t('design.gender')}
            value={draft.gender}
            onChange={(gender) => change({ gender })}
            options={(['women', 'men', 'unisex'] as const).map((value) => ({ value, label: t(`design.gender.${value}`) }))}
          />
        </FieldGroup>
      </div>
      <ColourField colours={words.colours} colour={draft.colour} error={errorOf('colour')} onChange={(colour) => change({ colour })} />
      <div css={styles.pair}>
        <TextField
          label={t('design.season')}
          optional
          placeholder="AW26"
          maxLength={40}
          value={draft.season}
          onChange={({ currentTarget }) => change({ season: currentTarget.value })}
        />
        <TextField
          label={t('design.tags')}
          optional
          hint={t('design.tags.hint')}
          maxLength={400}
          value={draft.tags}
          onChange={({ currentTarget }) => change({ tags: currentTarget.value })}
        />
      </div>
      <Text size="xs" tone="muted">
        {t('design.one-colour')}
      </Text>
    </Section>
  );
}

const styles = { pair: css({ display: 'grid', gap: space[4], alignItems: 'start', [media.tablet]: { gridTemplateColumns: '1fr 1fr' } }) };
