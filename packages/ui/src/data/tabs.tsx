import { color, css, space } from '@orime/ui';
import { useId } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

export type Tab<Value extends string> = { readonly value: Value; readonly label: ReactNode };

export type TabsProps<Value extends string> = {
  readonly label: string;
  readonly tabs: readonly Tab<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Content of the selected tab. */
  readonly children: ReactNode;
  readonly className?: string;
};

/** Tabs with one visible panel. Arrow keys, Home and End move between the tabs. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, children, className }: TabsProps<Value>) {
  const id = useId();
  return (
    <div className={className}>
      <div css={styles.list} role="tablist" aria-label={label} onKeyDown={moveFocus}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            css={styles.tab}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={tab.value === value ? `${id}-panel` : undefined}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div css={styles.panel} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} tabIndex={0}>
        {children}
      </div>
    </div>
  );
}

function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('[role="tab"]')];
  const current = tabs.findIndex((tab) => tab === document.activeElement);
  const targets: Record<string, number> = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: tabs.length - 1 };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  const tab = tabs.at(target % tabs.length);
  tab?.focus();
  tab?.click();
}

const styles = {
  list: css({ display: 'flex', gap: space[5], overflowX: 'auto', borderBlockEnd: `1px solid ${color.line}` }),
  tab: css({
    flex: 'none',
    minHeight: '2.875rem',
    color: color.muted,
    borderBlockEnd: '2px solid transparent',
    marginBlockEnd: -1,
    '&:hover': { color: color.text },
    '&[aria-selected="true"]': { color: color.text, borderBlockEndColor: color.text },
    '&:focus-visible': { outlineOffset: -2 },
  }),
  panel: css({ paddingBlockStart: space[5] }),
};
