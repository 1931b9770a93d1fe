import type { SearchAnswer } from '@orime/contracts/api/discovery/search';
import { apiQuery, keepPreviousData, useLanguage, useQuery, useT, useText } from '@orime/platform';
import { Button, Cluster, css, space, Text } from '@orime/ui';
import { Combobox, Dialog } from '@orime/ui/overlays';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { shelve, useWriting } from '../session/writing-context.ts';
import { insertBlock } from '../writing/block-commands.ts';

export type CardDialogProps = { readonly kind: 'product' | 'designer'; readonly editor: Editor; readonly onClose: () => void };

/** A garment or a designer by search. */
export function CardDialog({ kind, editor, onClose }: CardDialogProps) {
  const t = useT('magazine');
  const text = useText();
  const writing = useWriting();
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const q = typed.trim();
  const type = kind === 'product' ? 'design' : 'profile';
  const found = useQuery({
    ...apiQuery<SearchAnswer>({
      key: ['search', { type, q, language }],
      url: `/api/search?${new URLSearchParams({ limit: '12', q, type }).toString()}`,
    }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
  const designs = kind === 'product' ? (found.data?.designs ?? []) : [];
  const profiles = kind === 'designer' ? (found.data?.profiles ?? []) : [];
  const options = [
    ...designs.map((design) => ({
      id: design.slug,
      label: text(design),
      hint: text({ name: design.designer.name, nameJp: design.designer.nameJp }),
    })),
    ...profiles.map((profile) => ({ id: profile.handle, label: text(profile), hint: profile.city })),
  ];
  const putIn = (): void => {
    const design = designs.find(({ slug }) => slug === chosen);
    const profile = profiles.find(({ handle }) => handle === chosen);
    if (design !== undefined) {
      const { slug, name, nameJp, designer, images } = design;
      shelve(writing, 'products', slug, { type: 'product', slug, name, nameJp, designer: designer.name, image: images[0] ?? null });
      insertBlock(editor, { type: 'product', attrs: { slug } });
    } else if (profile !== undefined) {
      const { handle, name, nameJp, city, avatar, cover } = profile;
      shelve(writing, 'designers', handle, { type: 'designer', handle, name, nameJp, city, image: avatar ?? cover });
      insertBlock(editor, { type: 'designer', attrs: { handle } });
    } else return;
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={t(`editor.block.${kind}`)} width="narrow">
      <div css={styles.root}>
        <Combobox
          label={t(`editor.search.${kind}`)}
          options={options}
          value={chosen}
          isLoading={found.isFetching}
          onInput={setTyped}
          onChange={setChosen}
        />
        {found.isError && <Text tone="danger">{t('editor.search.failed')}</Text>}
        <Cluster justify="end">
          <Button disabled={chosen === null} onClick={putIn}>
            {t('editor.put-in')}
          </Button>
        </Cluster>
      </div>
    </Dialog>
  );
}

const styles = { root: css({ display: 'grid', gap: space[4] }) };
