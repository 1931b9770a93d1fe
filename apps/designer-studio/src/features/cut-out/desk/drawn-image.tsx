import { useEffect, useRef } from 'react';

export type DrawnImageProps = {
  readonly image: ImageBitmap;
  /** What is seen; left out for a part that others describe. */
  readonly label?: string;
  readonly className?: string;
};

/** A decoded picture on the page. */
export function DrawnImage({ image, label, className }: DrawnImageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  // Draws each picture once: a canvas has no content of its own.
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context === null || context === undefined) return;
    context.clearRect(0, 0, image.width, image.height);
    context.drawImage(image, 0, 0);
  }, [image]);
  return (
    <canvas
      ref={canvas}
      className={className}
      width={image.width}
      height={image.height}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    />
  );
}
