import { color, css, Heading, IconButton, space, z } from '@orime/ui';
import { Tabs } from '@orime/ui/data';
import { X } from '@orime/ui/icons';
import { useState } from 'react';
import { useDeveloperT } from './developer-texts.ts';
import { MessagesTab } from './messages-tab.tsx';
import { PartsTab } from './parts-tab.tsx';

export type DeveloperPanelProps = {
  readonly onClose: () => void;
};

/** Stands over the lower part of the page, which goes on beside it. */
export function DeveloperPanel({ onClose }: DeveloperPanelProps) {
  const t = useDeveloperT();
  const [tab, setTab] = useState<'parts' | 'messages'>('parts');
  return (
    <section css={styles.root} aria-labelledby="developer-title" data-developer-panel>
      <div css={styles.head}>
        <Heading level={2} size={5} plain id="developer-title">
          {t('developer.title')}
        </Heading>
        <IconButton label={t('developer.close')} onClick={onClose}>
          <X />
        </IconButton>
      </div>
      <Tabs
        label={t('developer.title')}
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'parts', label: t('developer.parts') },
          { value: 'messages', label: t('developer.messages') },
        ]}
      >
        {tab === 'parts' ? <PartsTab /> : <MessagesTab />}
      </Tabs>
    </section>
  );
}

const styles = {
  root: css({
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: z.dialog,
    maxHeight: '45dvh',
    overflow: 'auto',
    padding: space[4],
    background: color.surface,
    borderBlockStart: `1px solid ${color.lineStrong}`,
  }),
  head: css({ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }),
};
