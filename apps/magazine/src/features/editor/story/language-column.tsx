import { htmlLang, type Language } from '@orime/contracts';
import { useT } from '@orime/platform';
import { color, css, font, space } from '@orime/ui';
import type { ChangeEvent } from 'react';
import { useWriting, useWritten } from '../session/writing-context.ts';
import { WritingColumn } from '../writing/writing-column.tsx';
import { ColumnFoot } from './column-foot.tsx';
import { CompletenessRing } from './completeness-ring.tsx';
import { completeness, FIELDS } from './measure.ts';

export type LanguageColumnProps = {
  readonly language: Language;
  readonly isEditable: boolean;
  /** Its text may come after that of the other column, in which one begins to write. */
  readonly isSecond: boolean;
};

/** One language of the story: title, introduction, text. Its parts follow the words by themselves, as the text must not be drawn with them. */
export function LanguageColumn({ language, isEditable, isSecond }: LanguageColumnProps) {
  const t = useT('magazine');
  return (
    <section css={styles.root} aria-label={t(`editor.language.${language}`)}>
      <LanguageName language={language} />
      <LineField field="title" language={language} isEditable={isEditable} />
      <LineField field="dek" language={language} isEditable={isEditable} />
      <WritingColumn language={language} isEditable={isEditable} isSecond={isSecond} />
      <ColumnFoot language={language} />
    </section>
  );
}

function LanguageName({ language }: { readonly language: Language }) {
  const t = useT('magazine');
  const done = useWritten(({ words }) => {
    const parts = completeness(words, language);
    return FIELDS.filter((field) => parts[field]).length;
  });
  return (
    <h2 css={styles.language}>
      <CompletenessRing done={done} of={FIELDS.length} text={t('editor.complete', { done, of: FIELDS.length })} />
      {t(`editor.language.${language}`)}
    </h2>
  );
}

const LINES = { title: { maxLength: 200 }, dek: { maxLength: 500 } } as const;

type LineFieldProps = Omit<LanguageColumnProps, 'isSecond'> & { readonly field: keyof typeof LINES };

/** A text of one line that wraps. */
function LineField({ field, language, isEditable }: LineFieldProps) {
  const t = useT('magazine');
  const { session } = useWriting();
  const text = useWritten(({ words }) => words[field]);
  const change = (event: ChangeEvent<HTMLTextAreaElement>): void =>
    session.change({ [field]: { ...text, [language]: event.currentTarget.value.replace(/\s*\n\s*/g, ' ') } });
  return (
    <textarea
      css={[styles.field, field === 'title' ? styles.title : styles.dek]}
      rows={1}
      lang={htmlLang(language)}
      aria-label={t(`editor.${field}.${language}`)}
      placeholder={t(`editor.${field}.placeholder`)}
      maxLength={LINES[field].maxLength}
      readOnly={!isEditable}
      value={text[language]}
      onChange={change}
      onBlur={() => void session.flush()}
    />
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[3], alignContent: 'start', minWidth: 0 }),
  language: css({ display: 'flex', gap: space[2], alignItems: 'center', fontSize: font.size.sm, fontWeight: 500, color: color.muted }),
  field: css({
    width: '100%',
    padding: 0,
    border: 0,
    background: 'transparent',
    color: color.text,
    resize: 'none',
    fieldSizing: 'content',
    '&::placeholder': { color: color.muted, opacity: 1 },
    '&:focus-visible': { outlineOffset: space[1] },
  }),
  title: css({
    minHeight: '2.75rem',
    // A field cuts what hangs below its last line.
    paddingBlockEnd: '0.15em',
    fontFamily: font.display,
    fontSize: font.size.h2,
    lineHeight: font.leadingDisplay,
    letterSpacing: font.trackingDisplay,
  }),
  dek: css({ minHeight: '2.75rem', fontFamily: font.display, fontSize: font.size.xl, lineHeight: 1.4 }),
};
