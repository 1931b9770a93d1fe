import { color, css, font, space, VisuallyHidden } from '@orime/ui';
import { SECTION_NAMES, sectionId } from '../design-sections.ts';
import type { DesignSection } from '../design-sections.ts';
import { useDesignT } from '../design-texts.ts';

export type SectionLinksProps = { readonly isChanged: (section: DesignSection) => boolean };

/** Ways to the parts of the form; those with unsaved changes are marked. */
export function SectionLinks({ isChanged }: SectionLinksProps) {
  const t = useDesignT();
  return (
    <nav aria-label={t('design.parts')}>
      <ul css={styles.list}>
        {[...SECTION_NAMES.map((section) => ({ section, to: sectionId(section) })), { section: 'stock' as const, to: 'design-stock' }].map(
          ({ section, to }) => (
            <li key={section}>
              <a css={styles.link} href={`#${to}`}>
                {t(`design.part.${section}`)}
                {section !== 'stock' && isChanged(section) && (
                  <span css={styles.mark}>
                    <VisuallyHidden>{t('design.changed')}</VisuallyHidden>
                  </span>
                )}
              </a>
            </li>
          ),
        )}
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
  mark: css({ width: '0.5rem', height: '0.5rem', borderRadius: '50%', background: color.accent }),
};
