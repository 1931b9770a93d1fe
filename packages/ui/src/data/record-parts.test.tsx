import { expect, jest, test } from '@jest/globals';
import { UiProvider } from '@orime/ui';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MoneyTable } from './money-table.tsx';
import { PaperButtons } from './paper-buttons.tsx';
import { PhotoStrip } from './photo-strip.tsx';
import { StatusTimeline } from './status-timeline.tsx';

test('a timeline says in words what its marks show', () => {
  render(
    <UiProvider language="jp">
      <StatusTimeline
        label="返品の状況"
        steps={[
          { id: 'requested', label: '申請', state: 'done', at: '5月3日', dateTime: '2026-05-03' },
          { id: 'approved', label: '承認', state: 'current', note: '返送をお待ちしています' },
          { id: 'refunded', label: '返金', state: 'upcoming' },
        ]}
      />
    </UiProvider>,
  );
  const [requested, approved, refunded] = within(screen.getByRole('list', { name: '返品の状況' })).getAllByRole('listitem');
  expect(requested).toHaveTextContent('申請 (完了)5月3日');
  expect(within(requested ?? document.body).getByText('5月3日')).toHaveAttribute('datetime', '2026-05-03');
  expect(approved).toHaveAttribute('aria-current', 'step');
  expect(refunded).toHaveTextContent('返金 (これから)');
});

test('amounts stand under their heads, which one column has for readers alone, and totals at the end', () => {
  render(
    <MoneyTable
      caption="Balance"
      labelHeader="What"
      columns={[
        { id: 'usd', header: 'USD' },
        { id: 'jpy', header: 'JPY' },
      ]}
      lines={[
        { id: 'total', label: 'Total', kind: 'total', amounts: { usd: '$90.00', jpy: '¥1,200' } },
        { id: 'sales', label: 'Sales', amounts: { usd: '$100.00', jpy: '¥1,200' } },
        { id: 'fee', label: 'Fee', kind: 'part', amounts: { usd: '−$10.00' } },
      ]}
    />,
  );
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual(['WhatUSDJPY', 'Sales$100.00¥1,200', 'Fee−$10.00', 'Total$90.00¥1,200']);
  expect(screen.getByRole('rowheader', { name: 'Total' })).toBeInTheDocument();
});

test('a paper is fetched once at a time, and says beside itself when it could not be', async () => {
  let finish: (() => void) | undefined;
  const invoice = jest.fn(() => new Promise<void>((done) => (finish = done)));
  render(
    <PaperButtons
      label="Papers"
      papers={[
        { id: 'invoice', label: 'Invoice', kind: 'pdf', onOpen: invoice },
        { id: 'lines', label: 'Lines', kind: 'xlsx', onOpen: () => Promise.reject(new Error('gone')) },
      ]}
      describeError={(error) => `It is ${(error as Error).message}.`}
    />,
  );
  const button = screen.getByRole('button', { name: 'Invoice (PDF)' });
  await userEvent.dblClick(button);
  expect(invoice).toHaveBeenCalledTimes(1);
  expect(button).toHaveAttribute('aria-busy', 'true');
  finish?.();
  await userEvent.click(screen.getByRole('button', { name: 'Lines (XLSX)' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Lines: It is gone.');
  expect(button).not.toHaveAttribute('aria-busy');
});

test('a paper that takes long can be stopped, which is no failure', async () => {
  let signal: AbortSignal | undefined;
  const open = (given: AbortSignal) => {
    signal = given;
    return new Promise<void>((_, reject) => given.addEventListener('abort', () => reject(given.reason as Error)));
  };
  render(<PaperButtons label="Papers" papers={[{ id: 'sheet', label: 'Line sheet', kind: 'pdf', isStoppable: true, onOpen: open }]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Line sheet (PDF)' }));
  await userEvent.click(screen.getByRole('button', { name: 'Stop Line sheet (PDF)' }));
  expect(signal?.aborted).toBe(true);
  expect(screen.queryByRole('button', { name: /^Stop/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('photos whose addresses have run out are asked for again, once until one has loaded', () => {
  const onExpired = jest.fn();
  const { container } = render(
    <PhotoStrip
      label="Photos"
      photos={[
        { id: 'a', url: '/a' },
        { id: 'b', url: '/b' },
      ]}
      onExpired={onExpired}
    />,
  );
  const [first, second] = container.querySelectorAll('img');
  for (const image of [first, second]) fireEvent.error(image ?? document.body);
  expect(onExpired).toHaveBeenCalledTimes(1);
  fireEvent.load(second ?? document.body);
  fireEvent.error(first ?? document.body);
  expect(onExpired).toHaveBeenCalledTimes(2);
});
