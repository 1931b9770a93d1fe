import type { OwnerDesign } from '@orime/contracts/api/catalogue/design';
import type { OnboardingKey } from '@orime/contracts/api/people/profile';
import { Link, useText } from '@orime/platform';
import { Button, color, css, Heading, media, Notice, space, Text, z } from '@orime/ui';
import { useEffect, useRef } from 'react';
import { WaitingChange } from '../change/waiting-change.tsx';
import { useDesignsT } from '../designs-texts.ts';
import { DesignFacts } from './design-facts.tsx';
import { DesignFilm } from './design-film.tsx';
import { DesignPictures } from './design-pictures.tsx';
import { RejectForm } from './reject-form.tsx';
import { ReviewChecklist } from './review-checklist.tsx';

export type ReviewSheetProps = {
  readonly design: OwnerDesign;
  /** What its shop still needs, when it could not be confirmed for that. */
  readonly missing: readonly OnboardingKey[] | undefined;
  readonly isRejecting: boolean;
  /** Why it is rejected, as far as it was typed. */
  readonly reason: string;
  readonly onReason: (reason: string) => void;
  readonly onConfirm: () => void;
  readonly onReject: () => void;
  readonly onCancelReject: () => void;
  readonly onRejected: (reason: string) => void;
};

/** One design as it would be shown: its pictures first, then what is said about it, then the decision. */
export function ReviewSheet(props: ReviewSheetProps) {
  const { design, missing, isRejecting, reason, onReason, onConfirm, onReject, onCancelReject, onRejected } = props;
  const t = useDesignsT();
  const text = useText();
  const sheet = useRef<HTMLElement>(null);
  const rejectButton = useRef<HTMLButtonElement>(null);

  // Scrolls the page to the next design's pictures when the reader was further down.
  const lastId = useRef(design.id);
  useEffect(() => {
    if (lastId.current === design.id) return;
    lastId.current = design.id;
    if (sheet.current && sheet.current.getBoundingClientRect().top < 0) sheet.current.scrollIntoView({ block: 'start' });
  }, [design.id]);

  // Gives the keyboard's focus a place when the form that had it is gone.
  const wasRejecting = useRef(isRejecting);
  useEffect(() => {
    if (wasRejecting.current && !isRejecting && document.activeElement === document.body) rejectButton.current?.focus();
    wasRejecting.current = isRejecting;
  }, [isRejecting]);

  return (
    <article ref={sheet} css={styles.root} aria-labelledby="design-under-review">
      <div css={styles.pictures}>
        {design.images.length === 0 ? <Notice tone="warning">{t('review.no-images')}</Notice> : <DesignPictures design={design} />}
        {design.video && <DesignFilm video={{ fileId: design.video.id, posterId: design.video.poster.id }} label={t('desk.field.video')} />}
      </div>
      <div css={styles.words}>
        {missing && (
          <Notice tone="warning" title={t('review.shop-closed', { designer: text(design.designer) })}>
            <p>{t('review.shop-closed.text')}</p>
            <ul css={styles.missing}>
              {missing.map((key) => (
                <li key={key}>{t(`missing.${key}`)}</li>
              ))}
            </ul>
          </Notice>
        )}
        {design.pendingChange && (
          <>
            <Notice>{t('review.pending-change')}</Notice>
            <WaitingChange designId={design.id} />
          </>
        )}
        <header>
          <Heading level={2} size={3} id="design-under-review">
            {design.name}
          </Heading>
          {design.nameJp !== '' && (
            <Text size="lg" lang="ja">
              {design.nameJp}
            </Text>
          )}
          <Text tone="muted">
            {t('review.by', { designer: text(design.designer) })}{' '}
            <Link to={`/admin/update-all-designs?${new URLSearchParams({ tab: 'all', 'f.designer': design.designer.id }).toString()}`}>
              {t('desk.all-of', { designer: text(design.designer) })}
            </Link>
          </Text>
        </header>
        {design.rejectReason !== null && <Notice tone="warning">{t('desk.rejected-before', { reason: design.rejectReason })}</Notice>}
        <ReviewChecklist design={design} />
        <DesignFacts design={design} />
      </div>
      <div css={styles.decision} data-bottom-bar>
        {isRejecting ? (
          <RejectForm
            name={text(design)}
            language={design.designerCard.country === 'JP' ? 'jp' : 'en'}
            reason={reason}
            onReason={onReason}
            onCancel={onCancelReject}
            onSubmit={onRejected}
          />
        ) : (
          <div css={styles.buttons}>
            <Button variant="primary" onClick={onConfirm}>
              {t('review.confirm')}
            </Button>
            <Button ref={rejectButton} variant="secondary" onClick={onReject}>
              {t('review.reject')}
            </Button>
          </div>
        )}
      </div>
    </article>
  );
}

const styles = {
  // Pictures and facts side by side: price and sizes are in sight without scrolling.
  root: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[5],
    alignItems: 'start',
    minWidth: 0,
    scrollMarginBlockStart: space[8],
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
  }),
  pictures: css({ minWidth: 0 }),
  words: css({ display: 'grid', gap: space[5], minWidth: 0 }),
  missing: css({ margin: 0, paddingInlineStart: space[5], listStyle: 'disc' }),
  decision: css({
    gridColumn: '1 / -1',
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: z.sticky,
    paddingBlock: space[3],
    background: color.page,
    borderBlockStart: `1px solid ${color.lineStrong}`,
  }),
  buttons: css({ display: 'flex', gap: space[3], '& > *': { flex: 1 }, [media.tablet]: { '& > *': { flex: 'none', minWidth: '10rem' } } }),
};
