import { afterEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastRegion } from './toast-region.tsx';
import { dismissToast, showToast, toastStore } from './toast-store.ts';

afterEach(() => {
  act(() => toastStore.read().forEach((toast) => dismissToast(toast.id)));
});

test('a message appears in the live region and can be closed', async () => {
  render(<ToastRegion />);
  act(() => void showToast({ message: 'Added to your wish list' }));
  expect(screen.getByText('Added to your wish list').closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Added to your wish list')).not.toBeInTheDocument();
});

test('a fourth message pushes the oldest out', () => {
  render(<ToastRegion />);
  act(() => ['one', 'two', 'three', 'four'].forEach((message) => showToast({ message })));
  expect(screen.queryByText('one')).not.toBeInTheDocument();
  expect(screen.getByText('four')).toBeInTheDocument();
});

test('the action of a message runs', async () => {
  const undo = jest.fn();
  render(<ToastRegion />);
  act(() => void showToast({ message: 'Removed', action: { label: 'Undo', onPress: undo } }));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalled();
});

test('a failure interrupts, anything else waits for its turn', () => {
  render(<ToastRegion />);
  act(() => void showToast({ message: 'Not saved', tone: 'danger' }));
  act(() => void showToast({ message: 'Saved', tone: 'success' }));
  expect(screen.getByText('Not saved').closest('[aria-live]')).toHaveAttribute('aria-live', 'assertive');
  expect(screen.getByText('Saved').closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
});

test('a message stays while it has the focus, also when the pointer passes over it', () => {
  jest.useFakeTimers();
  render(<ToastRegion />);
  act(() => void showToast({ message: 'Removed', action: { label: 'Undo', onPress: () => undefined } }));
  const undo = screen.getByRole('button', { name: 'Undo' });
  act(() => undo.focus());
  fireEvent.mouseEnter(undo);
  fireEvent.mouseLeave(undo);
  act(() => void jest.advanceTimersByTime(20_000));
  expect(undo).toBeInTheDocument();
  act(() => undo.blur());
  act(() => void jest.advanceTimersByTime(20_000));
  expect(undo).not.toBeInTheDocument();
  jest.useRealTimers();
});
