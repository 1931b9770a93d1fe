import { css } from '@emotion/react';
import { useRef } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { color } from '../tokens/tokens.ts';
import { imageSrcSet, imageUrl } from './image-source.ts';
import type { ImageSource } from './image-source.ts';
import { useThumbhash } from './use-thumbhash.ts';

export type ImageProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  readonly image: ImageSource;
  /** Alternative text; empty when adjacent text says the same. */
  readonly alt: string;
  /** The `sizes` attribute: width of the box by viewport width. */
  readonly sizes: string;
  /** Aspect ratio of the box, such as `3 / 4`. Default: the image's own. */
  readonly ratio?: string;
  readonly fit?: 'cover' | 'contain';
  /** Focal point for cropping, each 0 to 1. */
  readonly focus?: { readonly x: number; readonly y: number };
  /** For the page's largest image in the first view: loads early and never lazily. */
  readonly priority?: boolean;
  /** Another picture of the same thing for windows that match `media`, such as a wide one for an upright one. `alt` is that of both. */
  readonly wide?: { readonly image: ImageSource; readonly sizes: string; readonly media: string } | undefined;
};

/** An image in a box that has its final size from the first paint (no layout shift). */
export function Image({ image, alt, sizes, ratio, fit = 'cover', focus, priority = false, wide, style, ...rest }: ImageProps) {
  const picture = useRef<HTMLImageElement>(null);
  const canvas = useThumbhash(image.thumbhash, picture);
  const values = {
    '--ratio': ratio ?? `${image.width} / ${image.height}`,
    '--fit': fit,
    '--focus': focus ? `${focus.x * 100}% ${focus.y * 100}%` : '50% 50%',
    backgroundColor: image.color ?? undefined,
    ...style,
  };
  const element = (
    <img
      ref={picture}
      css={[styles.fill, styles.picture]}
      src={imageUrl(image.id, 480)}
      srcSet={imageSrcSet(image)}
      sizes={sizes}
      width={image.width}
      height={image.height}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      decoding={priority ? 'sync' : 'async'}
      fetchPriority={priority ? 'high' : undefined}
    />
  );
  return (
    <span css={styles.box} style={values} {...rest}>
      {image.thumbhash && !priority && <canvas ref={canvas} css={styles.fill} aria-hidden />}
      {wide === undefined ? (
        element
      ) : (
        <picture>
          <source
            media={wide.media}
            srcSet={imageSrcSet(wide.image)}
            sizes={wide.sizes}
            width={wide.image.width}
            height={wide.image.height}
          />
          {element}
        </picture>
      )}
    </span>
  );
}

const styles = {
  box: css({ position: 'relative', display: 'block', overflow: 'hidden', aspectRatio: 'var(--ratio)', background: color.backdrop }),
  fill: css({ position: 'absolute', inset: 0, width: '100%', height: '100%' }),
  picture: css({ objectFit: 'var(--fit)' as 'cover', objectPosition: 'var(--focus)', color: 'transparent' }),
};
