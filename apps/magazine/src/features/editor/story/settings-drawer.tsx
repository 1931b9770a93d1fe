import { TagsField } from '@orime/forms';
import { PictureField, type Picture } from '@orime/forms/files';
import { useQuery, useT, useText } from '@orime/platform';
import { css, Select, space, TextArea, TextField } from '@orime/ui';
import { Drawer } from '@orime/ui/overlays';
import { shelve, useImage, useWriting, useWritten } from '../session/writing-context.ts';
import type { Words } from '../words.ts';
import { FocalPoint } from './focal-point.tsx';
import { PlaceSection } from './place-section.tsx';
import { vocabularyQuery } from './vocabulary.api.ts';

export type SettingsDrawerProps = {
  /** Whoever does not have the pen reads only. */
  readonly canWrite: boolean;
  readonly onClose: () => void;
};

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const tagOf = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** What is said about a story beside its text. Saved as the text is: there is no button for it. */
export function SettingsDrawer({ canWrite, onClose }: SettingsDrawerProps) {
  const t = useT('magazine');
  const text = useText();
  const { session } = useWriting();
  const words = useWritten((state) => state.words);
  const isSlugTaken = useWritten((state) => state.isSlugTaken);
  const generation = useWritten((state) => state.generation);
  const vocabulary = useQuery(vocabularyQuery());
  const change = (part: Partial<Words>): void => session.change(part);
  const sections = vocabulary.data?.sections ?? [];
  const isListed = sections.some(({ value }) => value === words.section);
  const slugProblem = isSlugTaken ? t('editor.slug.taken') : SLUG.test(words.slug) ? undefined : t('editor.slug.wrong');
  return (
    <Drawer isOpen onClose={onClose} title={t('editor.settings')}>
      <fieldset css={styles.root} disabled={!canWrite} aria-label={t('editor.settings')}>
        <TextField
          label={t('editor.slug')}
          hint={`/article/id/${words.slug}`}
          value={words.slug}
          maxLength={120}
          autoCapitalize="none"
          error={slugProblem}
          onChange={({ currentTarget }) => change({ slug: currentTarget.value.toLowerCase() })}
          onBlur={() => void session.flush()}
        />
        <Select
          label={t('editor.section')}
          value={words.section}
          onChange={({ currentTarget }) => change({ section: currentTarget.value })}
        >
          {!isListed && <option value={words.section}>{words.section}</option>}
          {sections.map(({ value, label }) => (
            <option key={value} value={value}>
              {text(label)}
            </option>
          ))}
        </Select>
        <TagsField
          label={t('editor.tags')}
          max={12}
          value={words.tags}
          suggestions={vocabulary.data?.tags.map(({ value }) => value) ?? []}
          onChange={(tags) => change({ tags: [...new Set(tags.map(tagOf).filter((tag) => tag !== ''))] })}
        />
        <CoverFields words={words} onChange={change} />
        <PlaceSection key={generation} words={words} onChange={change} />
        <SearchFields words={words} onChange={change} />
      </fieldset>
    </Drawer>
  );
}

type PartProps = { readonly words: Words; readonly onChange: (part: Partial<Words>) => void };

function CoverFields({ words, onChange }: PartProps) {
  const t = useT('magazine');
  const writing = useWriting();
  const cover = useImage(words.coverFileId);
  const value: Picture | null = words.coverFileId === null ? null : (cover ?? null);
  const handleCover = (picture: Picture | null): void => {
    if (picture !== null) shelve(writing, 'images', picture.id, picture);
    onChange({ coverFileId: picture?.id ?? null, coverFocal: null });
  };
  return (
    <>
      <PictureField
        id="editor-cover"
        legend={t('editor.cover')}
        label={t('editor.cover.choose')}
        ratio="4 / 5"
        value={value}
        onChange={handleCover}
      />
      {value !== null && (
        <>
          <FocalPoint image={value} value={words.coverFocal} onChange={(coverFocal) => onChange({ coverFocal })} />
          {(['en', 'jp'] as const).map((language) => (
            <TextField
              key={language}
              label={t(`editor.cover.alt.${language}`)}
              maxLength={300}
              value={words.coverAlt[language]}
              error={words.coverAlt[language].trim() === '' ? t('editor.picture.alt-missing') : undefined}
              onChange={({ currentTarget }) => onChange({ coverAlt: { ...words.coverAlt, [language]: currentTarget.value } })}
            />
          ))}
        </>
      )}
    </>
  );
}

function SearchFields({ words, onChange }: PartProps) {
  const t = useT('magazine');
  const { title, description } = words.seo;
  return (
    <fieldset css={styles.group}>
      <legend>{t('editor.seo')}</legend>
      {(['en', 'jp'] as const).map((language) => (
        <div key={language} css={styles.pair}>
          <TextField
            label={t(`editor.seo.title.${language}`)}
            optional
            maxLength={120}
            placeholder={words.title[language]}
            value={title[language]}
            onChange={({ currentTarget }) => onChange({ seo: { title: { ...title, [language]: currentTarget.value }, description } })}
          />
          <TextArea
            label={t(`editor.seo.description.${language}`)}
            optional
            rows={2}
            maxLength={300}
            placeholder={words.dek[language]}
            value={description[language]}
            onChange={({ currentTarget }) => onChange({ seo: { title, description: { ...description, [language]: currentTarget.value } } })}
          />
        </div>
      ))}
    </fieldset>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[5], border: 0, padding: 0, margin: 0, minWidth: 0 }),
  group: css({
    border: 0,
    padding: 0,
    margin: 0,
    display: 'grid',
    gap: space[4],
    '& > legend': { fontWeight: 500, padding: 0, marginBlockEnd: space[3] },
  }),
  pair: css({ display: 'grid', gap: space[3] }),
};
