import type { ImageRef } from '@orime/contracts';
import type { Design } from '@orime/contracts/api/catalogue/design';
import { Slot, useT, useText } from '@orime/platform';
import { css, space } from '@orime/ui';
import { WhenNear } from '@orime/ui/data';
import { DesignerNote } from '../designer-note.tsx';
import { CompleteTheLook } from '../more-designs/complete-the-look.tsx';
import { RecentlySeen } from '../more-designs/recently-seen.tsx';
import { RelatedDesigns } from '../more-designs/related-designs.tsx';
import { ProvenanceStrip } from '../provenance-strip.tsx';
import { ClothBand } from '../stage/cloth-band.tsx';

export type DesignEndProps = {
  readonly design: Design;
  readonly cloth: ImageRef | undefined;
  /** Opens a photograph of the page by its index, that of the cloth behind the others. */
  readonly onZoom: (index: number) => void;
  readonly clothIndex: number;
};

/** What follows when the garment has been looked at: its cloth, where it comes from, who made it, and what goes with it. */
export function DesignEnd({ design, cloth, onZoom, clothIndex }: DesignEndProps) {
  const t = useT('retail-shop');
  const text = useText();
  return (
    <>
      {cloth && (
        <ClothBand
          design={design}
          cloth={cloth}
          label={t('gallery.zoom', { number: clothIndex + 1, name: text(design) })}
          onZoom={() => onZoom(clothIndex)}
        />
      )}
      <ProvenanceStrip design={design} />
      <div css={styles.after}>
        <DesignerNote designer={design.designerCard} />
        <CompleteTheLook designId={design.id} />
        <RelatedDesigns designId={design.id} />
        <WhenNear css={styles.stories}>
          <Slot name="design-stories@1" props={{ design: design.id }} />
        </WhenNear>
        <RecentlySeen design={design} />
      </div>
    </>
  );
}

const styles = {
  after: css({ marginBlockStart: space[8] }),
  stories: css({ '&:not(:empty)': { paddingBlockStart: space[8] } }),
};
