import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../foundation/ui-provider.tsx';
import { Checkbox } from './checkbox.tsx';
import { FormErrorSummary } from './form-error-summary.tsx';
import { RadioGroup } from './radio-group.tsx';
import { Switch } from './switch.tsx';
import { TextField } from './text-field.tsx';

test('hint and error describe the field and never enter its name', () => {
  render(<TextField label="Email" hint="For the confirmation" error="Enter an e-mail address" optional />);
  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('For the confirmation Enter an e-mail address');
});

test('a password can be shown and hidden again, in the language of the page', async () => {
  render(
    <UiProvider language="jp">
      <TextField label="パスワード" type="password" />
    </UiProvider>,
  );
  const field = screen.getByLabelText('パスワード');
  await userEvent.click(screen.getByRole('button', { name: 'パスワードを表示' }));
  expect(field).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'パスワードを隠す' }));
  expect(field).toHaveAttribute('type', 'password');
});

test('a checkbox is named by its label and described by its hint', () => {
  render(<Checkbox label="Silk" hint="24" />);
  expect(screen.getByRole('checkbox', { name: 'Silk' })).toHaveAccessibleDescription('24');
});

test('radio options are chosen by keyboard', async () => {
  const choose = jest.fn();
  render(
    <RadioGroup
      legend="Delivery"
      value="standard"
      onChange={choose}
      options={[
        { value: 'standard', label: 'Standard' },
        { value: 'express', label: 'Express', hint: 'Tomorrow' },
      ]}
    />,
  );
  expect(screen.getByRole('radiogroup', { name: 'Delivery' })).toBeInTheDocument();
  screen.getByRole('radio', { name: 'Standard' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(choose).toHaveBeenCalledWith('express');
  expect(screen.getByRole('radio', { name: 'Express' })).toHaveAccessibleDescription('Tomorrow');
});

test('a switch tells its state', async () => {
  const change = jest.fn();
  render(<Switch label="Dark theme" checked onChange={change} />);
  const control = screen.getByRole('switch', { name: 'Dark theme' });
  expect(control).toBeChecked();
  await userEvent.click(control);
  expect(change).toHaveBeenCalledWith(false);
});

test('the summary of errors takes the focus and leads to the field', async () => {
  const form = (attempt: number) => (
    <>
      <FormErrorSummary attempt={attempt} errors={[{ fieldId: 'city', message: 'Enter a city' }]} />
      <TextField id="city" label="City" />
    </>
  );
  const { rerender } = render(form(0));
  rerender(form(1));
  expect(screen.getByRole('alert')).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Enter a city' }));
  expect(screen.getByRole('textbox', { name: 'City' })).toHaveFocus();
});

test('the summary leads to the first part of a group, and names it', async () => {
  render(
    <>
      <FormErrorSummary named attempt={1} errors={[{ fieldId: 'shop-story', message: 'Write something' }]} />
      <TextField id="shop-story-en" label="Story (English)" />
      <TextField id="shop-story-jp" label="Story (Japanese)" />
    </>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Story (English): Write something' }));
  expect(screen.getByRole('textbox', { name: 'Story (English)' })).toHaveFocus();
});
