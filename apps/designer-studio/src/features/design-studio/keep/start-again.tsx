import { useNavigate } from '@orime/platform';
import { Button } from '@orime/ui';
import { lazy, Suspense, useState } from 'react';
import { useStudioT } from '../studio-texts.ts';
import { resetStudio } from '../studio.store.ts';
import { resetKeep } from './keep.store.ts';
import { forgetLocally } from './local-copy.ts';

const ConfirmDialog = lazy(() => import('@orime/ui/overlays').then((module) => ({ default: module.ConfirmDialog })));

/** A new garment. What a member has drawn stays among their garments; a visitor's is given up. */
export function StartAgain({ userId }: { readonly userId: string | undefined }) {
  const t = useStudioT();
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  function handleConfirm(): void {
    setAsked(false);
    forgetLocally(userId);
    resetStudio();
    resetKeep();
    navigate('/designstudio', { replace: true });
  }
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setAsked(true)}>
        {t('design-studio.new')}
      </Button>
      {isAsked && (
        <Suspense fallback={null}>
          <ConfirmDialog
            isOpen
            title={t('design-studio.new')}
            confirmLabel={t('design-studio.new.confirm')}
            onConfirm={handleConfirm}
            onCancel={() => setAsked(false)}
          >
            {t(userId === undefined ? 'design-studio.new.visitor' : 'design-studio.new.member')}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}
