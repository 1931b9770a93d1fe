import type { Language } from '@orime/contracts';
import { useLanguage, useT } from '@orime/platform';
import { breakpoint, css, media, Segmented, space, useMediaQuery } from '@orime/ui';
import { Tabs } from '@orime/ui/data';
import { useState } from 'react';
import { EditableContext, useWritten } from '../session/writing-context.ts';
import { LanguageColumn } from './language-column.tsx';
import { TranslationRings } from './translation-rings.tsx';

type View = 'both' | Language;

/** Both languages side by side or one of them; tabs where there is room for one only. */
export function TwoLanguages({ isEditable }: { readonly isEditable: boolean }) {
  return (
    <EditableContext value={isEditable}>
      <Columns isEditable={isEditable} />
    </EditableContext>
  );
}

function Columns({ isEditable }: { readonly isEditable: boolean }) {
  const t = useT('magazine');
  const [view, setView] = useState<View>('both');
  const own = useLanguage();
  // A column that is not shown has no editor, so this is not left to style sheets.
  const isWide = useMediaQuery(`(min-width: ${breakpoint.mobile}px)`);
  // Replaced from outside, such as by a restored revision: the editors start anew.
  const generation = useWritten((state) => state.generation);
  const one = view === 'both' ? own : view;
  const names = { en: t('editor.language.en'), jp: t('editor.language.jp') };
  const column = (language: Language) => (
    <LanguageColumn
      key={`${language}-${generation}`}
      language={language}
      isEditable={isEditable}
      isSecond={isWide && view === 'both' && language !== own}
    />
  );
  if (!isWide)
    return (
      <div css={styles.narrow}>
        <TranslationRings />
        <Tabs
          label={t('editor.languages')}
          tabs={[
            { value: 'en', label: names.en },
            { value: 'jp', label: names.jp },
          ]}
          value={one}
          onChange={setView}
        >
          <div css={styles.tab}>{column(one)}</div>
        </Tabs>
      </div>
    );
  return (
    <div css={styles.root}>
      <div css={styles.bar}>
        <Segmented
          label={t('editor.languages')}
          options={[
            { value: 'both', label: t('editor.languages.both') },
            { value: 'en', label: names.en },
            { value: 'jp', label: names.jp },
          ]}
          value={view}
          onChange={setView}
        />
        <TranslationRings />
      </div>
      <div css={view === 'both' ? styles.both : styles.one}>{view === 'both' ? [column('en'), column('jp')] : column(view)}</div>
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[5] }),
  narrow: css({ display: 'grid', gap: space[4] }),
  bar: css({ display: 'flex', flexWrap: 'wrap', gap: space[4], justifyContent: 'space-between', alignItems: 'center' }),
  tab: css({ paddingBlockStart: space[4] }),
  both: css({ display: 'grid', gap: space[6], gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', [media.desktop]: { gap: space[7] } }),
  one: css({ maxWidth: '50rem', marginInline: 'auto', width: '100%' }),
};
