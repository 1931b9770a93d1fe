import { useT } from '@orime/platform';
import { color, css, font, space } from '@orime/ui';
import { useWritten } from '../session/writing-context.ts';
import { CompletenessRing } from './completeness-ring.tsx';
import { completeness, FIELDS } from './measure.ts';

const LANGUAGES = 2;

/** Part by part, in how many of the two languages the story has it. */
export function TranslationRings() {
  const t = useT('magazine');
  // A text, so that most changes of the words draw nothing here.
  const counts = useWritten(({ words }) => {
    const [en, jp] = [completeness(words, 'en'), completeness(words, 'jp')];
    return FIELDS.map((field) => Number(en[field]) + Number(jp[field])).join('');
  });
  return (
    <ul css={styles.root} aria-label={t('editor.translation')}>
      {FIELDS.map((field, index) => {
        const done = Number(counts[index]);
        return (
          <li key={field} css={styles.field}>
            <CompletenessRing done={done} of={LANGUAGES} text={t('editor.translation.in', { done, of: LANGUAGES })} />
            {t(`editor.translation.${field}`)}
          </li>
        );
      })}
    </ul>
  );
}

const styles = {
  root: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[2]} ${space[4]}`,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    color: color.muted,
    fontSize: font.size.sm,
  }),
  field: css({ display: 'inline-flex', gap: space[2], alignItems: 'center' }),
};
