import { css, Notice, space, Text } from '@orime/ui';
import { changedFields, DESIGN_SECTIONS } from './design-sections.ts';
import type { DesignSection } from './design-sections.ts';
import { useDesignT } from './design-texts.ts';
import { checkForSubmission } from './draft/check-design.ts';
import { emptyDesign } from './draft/design-draft.ts';
import type { DesignDraft } from './draft/design-draft.ts';
import { SectionLinks } from './edit/section-links.tsx';

/** Parts without which no design is handed in. */
const NEEDED = ['images', 'about', 'materials', 'sizes', 'prices'] as const satisfies readonly DesignSection[];

export type NewDesignProgressProps = {
  readonly draft: DesignDraft;
  /** Whether what was typed last is kept in this browser. */
  readonly isKept: boolean | undefined;
};

/** How far a new design is, part by part, and that nothing typed is lost. */
export function NewDesignProgress({ draft, isKept }: NewDesignProgressProps) {
  const t = useDesignT();
  const wrong = new Set<string>(checkForSubmission(draft));
  const changed = new Set<string>(changedFields(draft, emptyDesign));
  const isDone = (section: DesignSection): boolean => {
    const fields: readonly string[] = DESIGN_SECTIONS[section];
    const isNeeded = NEEDED.some((needed) => needed === section);
    return fields.every((field) => !wrong.has(field)) && (isNeeded || fields.some((field) => changed.has(field)));
  };
  return (
    <div css={styles.root}>
      <SectionLinks isNew markOf={(section) => (isDone(section) ? 'done' : undefined)} />
      <Text size="sm" tone="muted" role="status">
        {t('design.progress', { done: NEEDED.filter(isDone).length, total: NEEDED.length })}
        {isKept === true && ` · ${t('design.keeping.kept')}`}
      </Text>
      {isKept === false && (
        <Notice tone="warning" role="alert">
          {t('design.keeping.full')}
        </Notice>
      )}
    </div>
  );
}

const styles = { root: css({ display: 'grid', gap: space[2], marginBlockEnd: space[4] }) };
