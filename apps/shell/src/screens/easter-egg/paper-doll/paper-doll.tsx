import { useFormat, useText } from '@orime/platform';
import { Button, color, css, media, space, visuallyHidden } from '@orime/ui';
import { useRef, useState } from 'react';
import { EGG } from '../easter-egg-content.ts';
import { ClothPatterns } from './cloth-patterns.tsx';
import { DollFigure } from './doll-figure.tsx';
import { GarmentDrawing } from './garment-drawing.tsx';
import { GARMENTS } from './garments.ts';
import type { PaperGarment } from './garments.ts';
import { BARE, isDressed, isWorn, surprise, takeOff, wear, wornGarments } from './outfit.ts';
import type { Outfit } from './outfit.ts';
import { useDragging } from './use-dragging.ts';
import { Wardrobe } from './wardrobe.tsx';

/** A figure to be dressed in paper, by dragging or from the keyboard. */
export function PaperDoll({ onFound }: { readonly onFound: () => void }) {
  const text = useText();
  const { list } = useFormat();
  const [outfit, setOutfit] = useState<Outfit>(BARE);
  const [news, setNews] = useState('');
  const figure = useRef<SVGSVGElement>(null);
  const { doll } = EGG;
  const worn = wornGarments(outfit);
  const namesOf = (garments: readonly PaperGarment[]) => list(garments.map(({ name }) => text(name)));

  function dress(next: Outfit, said: string): void {
    setOutfit(next);
    setNews(said);
    if (isDressed(next)) onFound();
  }

  function putOn(garment: PaperGarment): void {
    dress(wear(outfit, garment), text(doll.on(text(garment.name))));
  }

  function remove(garment: PaperGarment): void {
    dress(takeOff(outfit, garment), text(doll.off(text(garment.name))));
  }

  function handleSurprise(): void {
    const next = surprise(outfit, Math.random);
    dress(next, text(doll.shuffled(namesOf(wornGarments(next)))));
  }

  const { dragged, handlersOf } = useDragging((key, clientX, clientY) => {
    const garment = GARMENTS.find((each) => each.key === key);
    const box = figure.current?.getBoundingClientRect();
    if (garment === undefined || box === undefined) return;
    const isOnFigure = clientX > box.left && clientX < box.right && clientY > box.top && clientY < box.bottom;
    if (isOnFigure && !isWorn(outfit, garment)) putOn(garment);
    if (!isOnFigure && isWorn(outfit, garment)) remove(garment);
  });
  const offset = (key: string) => (dragged?.key === key ? { translate: `${String(dragged.x)}px ${String(dragged.y)}px` } : undefined);

  return (
    <div css={styles.root}>
      <ClothPatterns />
      <div css={styles.stage}>
        <svg
          ref={figure}
          css={styles.figure}
          viewBox="20 0 360 740"
          role="img"
          aria-label={worn.length === 0 ? text(doll.bare) : text(doll.wearing(namesOf(worn)))}
        >
          <DollFigure />
          {worn.map((garment) => (
            <g
              key={garment.key}
              css={[styles.worn, dragged?.key === garment.key && styles.lifted]}
              style={offset(garment.key)}
              {...handlersOf(garment.key)}
            >
              <GarmentDrawing garment={garment} />
            </g>
          ))}
        </svg>
        <div css={styles.actions}>
          <Button onClick={handleSurprise}>{text(doll.shuffle)}</Button>
          <Button variant="secondary" disabled={worn.length === 0} onClick={() => dress(BARE, text(doll.emptied))}>
            {text(doll.undress)}
          </Button>
        </div>
      </div>
      <Wardrobe
        outfit={outfit}
        dragged={dragged}
        handlersOf={handlersOf}
        onToggle={(garment) => (isWorn(outfit, garment) ? remove(garment) : putOn(garment))}
      />
      <p css={visuallyHidden} role="status">
        {news}
      </p>
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: space[5] }),
  stage: css({
    display: 'grid',
    gridTemplateRows: '1fr auto',
    justifyItems: 'center',
    gap: space[4],
    padding: space[5],
    background: color.surface,
    border: `1px solid ${color.line}`,
  }),
  // As tall as the window allows, so that figure and garments are seen together.
  figure: css({ height: 'min(72svh, 46rem)', width: 'auto', maxWidth: '100%', overflow: 'visible', userSelect: 'none' }),
  worn: css({
    cursor: 'grab',
    touchAction: 'none',
    transition: 'opacity 120ms',
    [media.hover]: { '&:hover': { filter: 'brightness(1.06)' } },
  }),
  lifted: css({ cursor: 'grabbing', filter: 'drop-shadow(0 12px 10px rgb(0 0 0 / 0.35))' }),
  actions: css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space[3] }),
};
