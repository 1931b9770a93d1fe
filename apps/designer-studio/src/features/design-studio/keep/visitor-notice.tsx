import { keepGuestDesign, Link, useMutation, useNavigate } from '@orime/platform';
import { Button, css, Notice, space } from '@orime/ui';
import { saveGuestDesign } from '../design-studio.api.ts';
import { useStudioT } from '../studio-texts.ts';
import { readStudio } from '../studio.store.ts';
import { setKeep } from './keep.store.ts';
import { keepLocally } from './local-copy.ts';

/** What a visitor draws stays in this browser; an account takes it over. */
export function VisitorNotice() {
  const t = useStudioT();
  const navigate = useNavigate();
  const keeping = useMutation({
    mutationFn: async () => {
      const document = readStudio().history.present;
      const { id, key } = await saveGuestDesign(document);
      keepGuestDesign({ id, key });
      const storedAt = { id, key, version: 1 };
      setKeep({ storedAt });
      keepLocally(undefined, { document, storedAt, changedAt: Date.now(), isStored: false });
    },
    // Where the server cannot be had, the copy of this browser is taken over after the registration.
    onSettled: () => navigate('/register'),
  });
  return (
    <Notice role="note" title={t('design-studio.visitor')}>
      <p>{t('design-studio.visitor.text')}</p>
      <div css={styles.ways}>
        <Button size="sm" variant="secondary" busy={keeping.isPending} onClick={() => keeping.mutate()}>
          {t('design-studio.visitor.register')}
        </Button>
        <Link to="/login">{t('design-studio.visitor.sign-in')}</Link>
      </div>
    </Notice>
  );
}

const styles = {
  ways: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3], marginBlockStart: space[2] }),
};
