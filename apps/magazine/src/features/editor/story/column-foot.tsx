import type { Language } from '@orime/contracts';
import { useFormat, useT } from '@orime/platform';
import { color, css, Disclosure, font, Notice, space } from '@orime/ui';
import { useWriting, useWritten } from '../session/writing-context.ts';
import { blockAt } from '../writing/block-commands.ts';
import { countWords, problemsOf, readingMinutes, textOfBlock, type Problem } from './measure.ts';

/** Below the text of a language: its length, its headings, and what is wrong with it. */
export function ColumnFoot({ language }: { readonly language: Language }) {
  const t = useT('magazine');
  const format = useFormat();
  const { editors } = useWriting();
  const body = useWritten(({ words }) => words.body[language]);
  const problems = problemsOf(body);
  const headings = body.filter(({ type }) => type === 'heading');
  const say = (problem: Problem): string => {
    if (problem.kind === 'too-long')
      return t('editor.problem.too-long', {
        place: problem.place,
        length: format.number(problem.length),
        limit: format.number(problem.limit),
      });
    return problem.kind === 'too-many'
      ? t('editor.problem.too-many', { count: problem.count })
      : t('editor.problem.no-alt', { place: problem.place });
  };
  const goTo = (number: number): void => {
    const editor = editors.get(language);
    const places = editor?.state.doc.children.flatMap((node, index) =>
      node.type.name === 'heading' && node.textContent.trim() !== '' ? [index] : [],
    );
    const index = places?.[number];
    if (editor !== undefined && index !== undefined)
      editor
        .chain()
        .focus(blockAt(editor.state.doc, index).pos + 1)
        .scrollIntoView()
        .run();
  };
  return (
    <footer css={styles.root}>
      {problems.length > 0 && (
        <Notice tone="warning" role="status">
          <ul css={styles.plain}>
            {problems.slice(0, 5).map((problem, index) => (
              <li key={index}>{say(problem)}</li>
            ))}
          </ul>
        </Notice>
      )}
      <p css={styles.counts}>
        {t(`editor.words.${language}`, { count: countWords(body, language) })} ·{' '}
        {t('article.minutes', { count: readingMinutes(body, language) })}
      </p>
      {headings.length > 0 && (
        <Disclosure title={t('editor.outline')}>
          <ol css={styles.plain}>
            {headings.map((heading, number) => (
              <li key={number}>
                <button css={styles.heading} type="button" onClick={() => goTo(number)}>
                  {textOfBlock(heading)}
                </button>
              </li>
            ))}
          </ol>
        </Disclosure>
      )}
    </footer>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[3], paddingBlockStart: space[3], borderBlockStart: `1px solid ${color.line}` }),
  counts: css({ color: color.muted, fontSize: font.size.sm, fontVariantNumeric: 'tabular-nums' }),
  plain: css({ margin: 0, padding: 0, listStyle: 'none' }),
  heading: css({ minHeight: '2.75rem', textAlign: 'start', '&:hover': { textDecoration: 'underline' } }),
};
