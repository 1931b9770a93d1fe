import { describe, expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BarChart } from './bar-chart.tsx';
import { domainOf, shownTicks } from './chart-data.ts';
import { LineChart } from './line-chart.tsx';
import { Sparkline } from './sparkline.tsx';

const points = (values: readonly number[]) => values.map((value, index) => ({ id: `w${index}`, label: `Week ${index + 1}`, value }));
const dollars = (value: number): string => `$${value}`;

describe('a chart', () => {
  test('is one stop whose arrow keys read its values, and has them as a table', async () => {
    render(<BarChart title="Sales" points={points([120, 90, 240])} format={dollars} labelHeader="Week" valueHeader="Sales" />);
    await userEvent.tab();
    const chart = screen.getByRole('slider', { name: 'Sales' });
    expect(chart).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(chart).toHaveAttribute('aria-valuetext', 'Week 2: $90');
    await userEvent.keyboard('{End}');
    expect(chart).toHaveAttribute('aria-valuetext', 'Week 3: $240');
    await userEvent.click(screen.getByText('Show as a table'));
    const table = screen.getByRole('table', { name: 'Sales' });
    expect(within(table).getByRole('row', { name: 'Week 1 $120' })).toBeInTheDocument();
  });

  test('of several lines names each in what it reads', async () => {
    const series = [
      { id: 'views', label: 'Views', points: points([5, 8]) },
      { id: 'likes', label: 'Likes', points: points([1, 2]) },
    ];
    render(<LineChart title="Reach" series={series} format={String} labelHeader="Week" />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Week 1: Views 5, Likes 1');
  });

  test('begins at zero, also where all is alike, and writes as many labels as fit', () => {
    expect(domainOf([40, 60])).toEqual([0, 60]);
    expect(domainOf([-5, 60])).toEqual([-5, 60]);
    expect(domainOf([0, 0])).toEqual([0, 1]);
    expect(shownTicks(3, 8)).toEqual([0, 1, 2]);
    expect(shownTicks(30, 6)).toEqual([0, 6, 12, 18, 24]);
    expect(shownTicks(90, 2)).toEqual([0, 89]);
  });
});

test('a sparkline is a picture with words, and nothing without a course', () => {
  const { container, rerender } = render(<Sparkline values={[1, 4, 2]} label="Views, 1 to 2" />);
  expect(screen.getByRole('img', { name: 'Views, 1 to 2' })).toBeInTheDocument();
  rerender(<Sparkline values={[1]} label="Views" />);
  expect(container).toBeEmptyDOMElement();
});
