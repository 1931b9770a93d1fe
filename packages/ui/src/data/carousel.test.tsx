import { afterEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Carousel } from './carousel.tsx';

const scrolled = jest.fn<(slide: string | null, options?: ScrollIntoViewOptions | boolean) => void>();

afterEach(() => {
  scrolled.mockReset();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  Reflect.deleteProperty(globalThis, 'matchMedia');
});

// jsdom has no layout, and knows of no wishes.
function open(wantsCalm: boolean): void {
  Element.prototype.scrollIntoView = function scrollIntoView(options) {
    scrolled(this.textContent, options);
  };
  Object.assign(globalThis, {
    matchMedia: (media: string) => ({ media, matches: wantsCalm && media === '(prefers-reduced-motion: reduce)' }),
  });
  render(
    <Carousel label="Photos">
      <p>Front</p>
      <p>Back</p>
    </Carousel>,
  );
}

test.each([
  [false, 'smooth'],
  [true, 'auto'],
] as const)('the arrows glide, unless less motion is wanted: %s', async (wantsCalm, behavior) => {
  open(wantsCalm);
  // The arrows are for a mouse, which jsdom has not.
  await userEvent.click(screen.getByRole('button', { name: 'Next', hidden: true }));
  expect(scrolled).toHaveBeenCalledWith('Back', { behavior, inline: 'start', block: 'nearest' });
});
