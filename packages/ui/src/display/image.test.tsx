import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { imageSrcSet } from './image-source.ts';
import { Image } from './image.tsx';

const image = { id: 'fil_1', width: 900, height: 1200, thumbhash: '3OcRJYB4d3h/iIeHeEh3eIhw+j2w', color: '#445566' };

test('the largest rendition is named by the width of the original', () => {
  expect(imageSrcSet(image)).toBe(
    '/media/fil_1/160.webp 160w, /media/fil_1/250.webp 250w, /media/fil_1/480.webp 480w, /media/fil_1/768.webp 768w, /media/fil_1/1200.webp 900w',
  );
  expect(imageSrcSet({ id: 'fil_2', width: 120 })).toBe('/media/fil_2/160.webp 120w');
});

test('a picture waits for its turn unless it has priority', () => {
  const { rerender } = render(<Image image={image} alt="Rust knit" sizes="50vw" />);
  expect(screen.getByRole('img', { name: 'Rust knit' })).toHaveAttribute('loading', 'lazy');
  rerender(<Image image={image} alt="Rust knit" sizes="50vw" priority />);
  expect(screen.getByRole('img', { name: 'Rust knit' })).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('img', { name: 'Rust knit' })).toHaveAttribute('fetchpriority', 'high');
});

test('in wide windows another picture takes its place, as candidates of its own', () => {
  const hero = { id: 'fil_hero', width: 1600, height: 900 };
  const { container, rerender } = render(
    <Image image={image} alt="Rust knit" sizes="100vw" wide={{ image: hero, sizes: '90vw', media: '(min-width: 768px)' }} priority />,
  );
  const source = container.querySelector('picture > source');
  expect(source).toHaveAttribute('media', '(min-width: 768px)');
  expect(source).toHaveAttribute('srcset', imageSrcSet(hero));
  expect(source).toHaveAttribute('sizes', '90vw');
  expect(screen.getByRole('img', { name: 'Rust knit' })).toHaveAttribute('srcset', imageSrcSet(image));
  rerender(<Image image={image} alt="Rust knit" sizes="100vw" />);
  expect(container.querySelector('picture')).toBeNull();
});
