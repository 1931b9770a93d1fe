import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { pagesAround, Pagination } from './pagination.tsx';

test.each([
  [1, 2, [1, 2]],
  [1, 12, [1, 2, -12, 12]],
  [4, 12, [1, 2, 3, 4, 5, -12, 12]],
  [6, 12, [1, -5, 5, 6, 7, -12, 12]],
  [12, 12, [1, -11, 11, 12]],
])('page %i of %i shows %j', (page, count, shown) => {
  expect(pagesAround(page, count)).toEqual(shown);
});

test('pages are links and the current one is marked', () => {
  render(<Pagination page={2} pageCount={3} hrefFor={(page) => `/catalog?page=${page}`} />);
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/catalog?page=3');
});

test('one page needs no pagination', () => {
  render(<Pagination page={1} pageCount={1} hrefFor={String} />);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
