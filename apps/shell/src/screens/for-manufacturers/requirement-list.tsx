import { useText } from '@orime/platform';
import { color, css, font, space } from '@orime/ui';
import { FOR_MANUFACTURERS } from './for-manufacturers-content.ts';

/** What a workshop needs to have, line by line. */
export function RequirementList() {
  const text = useText();
  return (
    <ul css={styles.list}>
      {FOR_MANUFACTURERS.requirements.list.map((line) => (
        <li key={line.en} css={styles.line}>
          <svg css={styles.mark} viewBox="0 0 16 16" aria-hidden>
            <path d="M2 9 6.5 13.5 14 3" fill="none" stroke="currentColor" strokeWidth="1.5" />
          </svg>
          {text(line)}
        </li>
      ))}
    </ul>
  );
}

const styles = {
  list: css({ listStyle: 'none' }),
  line: css({
    display: 'grid',
    gridTemplateColumns: '1rem 1fr',
    alignItems: 'baseline',
    gap: space[4],
    paddingBlock: space[4],
    borderBlockEnd: `1px solid ${color.line}`,
    fontSize: font.size.lg,
    '&:first-of-type': { paddingBlockStart: 0 },
  }),
  mark: css({ width: '1rem', height: '1rem', color: color.muted, alignSelf: 'start', marginBlockStart: '0.35em' }),
};
