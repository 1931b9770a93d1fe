import type { OwnDesign } from '@orime/contracts/api/catalogue/own-design';
import { useFormat } from '@orime/platform';
import { Disclosure, Notice, Text } from '@orime/ui';
import { changedFields } from '../design-sections.ts';
import { useDesignT } from '../design-texts.ts';
import { ChangeList } from './change-list.tsx';
import { savedDraft, shownDraft } from './saved-draft.ts';
import type { WordSourceProps } from './use-word-source.ts';

export type ReviewNoticeProps = WordSourceProps & { readonly own: OwnDesign; readonly isAdmin: boolean };

/** Where the design stands: why it was refused, that it waits, or what of it waits. */
export function ReviewNotice({ own, isAdmin, ...source }: ReviewNoticeProps) {
  const t = useDesignT();
  const format = useFormat();
  const { design, change } = own;
  const shown = shownDraft(own);
  if (design.confirmed === 'rejected')
    return (
      <Notice tone="danger" title={t('design.rejected')}>
        {design.rejectReason}
      </Notice>
    );
  if (design.confirmed === 'unconfirmed') return <Notice>{t('design.waiting')}</Notice>;
  if (change !== null && shown !== undefined) {
    const mine = savedDraft(own);
    return (
      <Notice tone="warning" title={t('design.change.waiting', { date: format.date(change.requestedAt) })}>
        <Text size="sm">{t('design.change.waiting.text')}</Text>
        <Disclosure title={t('design.change.count', { count: change.fields.length })}>
          <ChangeList fields={changedFields(mine, shown)} before={shown} after={mine} {...source} />
        </Disclosure>
      </Notice>
    );
  }
  if (design.archived) return <Notice>{t('design.archived')}</Notice>;
  if (design.confirmed === 'confirmed') return <Notice>{t(isAdmin ? 'design.live.admin' : 'design.live')}</Notice>;
  return null;
}
