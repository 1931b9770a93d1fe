import { color, css, font, space, VisuallyHidden } from '@orime/ui';
import { Check } from '@orime/ui/icons';
import { SECTION_NAMES, sectionId } from '../design-sections.ts';
import type { DesignSection } from '../design-sections.ts';
import { useDesignT } from '../design-texts.ts';

export type SectionLinksProps = {
  /** Unsaved changes, or nothing left to fill in. */
  readonly markOf: (section: DesignSection) => 'changed' | 'done' | undefined;
  /** A design that is not saved yet has no stock to count. */
  readonly isNew?: boolean;
};

/** Ways to the parts of the form, with where each stands. */
export function SectionLinks({ markOf, isNew = false }: SectionLinksProps) {
  const t = useDesignT();
  const parts = SECTION_NAMES.map((section) => ({ section, to: sectionId(section), mark: markOf(section) }));
  const stock = { section: 'stock', to: 'design-stock', mark: undefined } as const;
  return (
    <nav aria-label={t('design.parts')}>
      <ul css={styles.list}>
        {[...parts, ...(isNew ? [] : [stock])].map(({ section, to, mark }) => (
          <li key={section}>
            <a css={styles.link} href={`#${to}`}>
              {t(`design.part.${section}`)}
              {mark === 'changed' && (
                <span css={styles.mark}>
                  <VisuallyHidden>{t('design.changed')}</VisuallyHidden>
                </span>
              )}
              {mark === 'done' && (
                <>
                  <Check css={styles.done} size={16} aria-hidden />
                  <VisuallyHidden>{t('design.part.done')}</VisuallyHidden>
                </>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const styles = {
  list: css({ display: 'flex', flexWrap: 'wrap', columnGap: space[4], margin: 0, padding: 0, listStyle: 'none' }),
  link: css({
    display: 'inline-flex',
    gap: space[2],
    alignItems: 'center',
    minHeight: '2.75rem',
    fontSize: font.size.sm,
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
    textDecorationColor: color.lineStrong,
  }),
  done: css({ color: color.success }),
  mark: css({ width: '0.5rem', height: '0.5rem', borderRadius: '50%', background: color.accent }),
};
