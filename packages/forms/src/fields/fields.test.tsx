import { afterEach, describe, expect, test } from '@jest/globals';
import type { ApiHandlers, RenderedScreen } from '@orime/testing';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { show } from '../test/show.tsx';
import { emptyAddress } from './address/address-draft.ts';
import { AddressFields } from './address/address-fields.tsx';
import { ComboboxField } from './combobox-field.tsx';
import { DateField } from './date-field.tsx';
import { HandleField } from './handle-field.tsx';
import { LocalTextFields } from './local-text-fields.tsx';
import { MoneyField } from './money-field.tsx';
import { TagsField } from './tags-field.tsx';

let shown: RenderedScreen;
afterEach(() => shown.close());

/** Shows a control with the value it holds, as JSON beside it. */
async function hold<Value>(
  initial: Value,
  draw: (value: Value, onChange: (value: Value) => void) => ReactElement,
  language: 'en' | 'jp' = 'en',
  api: ApiHandlers = {},
): Promise<() => unknown> {
  function Held() {
    const [value, setValue] = useState(initial);
    return (
      <>
        {draw(value, setValue)}
        <pre>{JSON.stringify(value)}</pre>
      </>
    );
  }
  shown = await show(Held, { language, api });
  return () => JSON.parse(document.querySelector('pre')?.textContent ?? 'null');
}

describe('money', () => {
  test('is held in minor units and read back in words', async () => {
    const value = await hold<number | null>(4200, (now, set) => <MoneyField label="Price" currency="USD" value={now} onChange={set} />);
    const box = screen.getByRole('textbox', { name: 'Price' });
    expect(box).toHaveValue('42.00');
    await shown.user.clear(box);
    await shown.user.type(box, '1,299.5');
    expect(value()).toBe(129950);
    expect(box).toHaveAccessibleDescription('$1,299.50');
    await shown.user.type(box, 'x');
    expect(value()).toBeNull();
    expect(box).toHaveValue('1,299.5x');
  });

  test('has no decimals where its currency has none', async () => {
    const value = await hold<number | null>(
      null,
      (now, set) => <MoneyField label="価格" currency="JPY" value={now} onChange={set} />,
      'jp',
    );
    await shown.user.type(screen.getByRole('textbox', { name: '価格' }), '１５０００');
    expect(value()).toBe(15000);
  });
});

test('a day says its bounds in the language of the page', async () => {
  await hold('', (now, set) => <DateField label="出荷日" min="2026-03-01" max="2026-05-31" value={now} onChange={set} />, 'jp');
  expect(screen.getByLabelText('出荷日')).toHaveAccessibleDescription('2026/03/01から2026/05/31まで');
});

describe('tags', () => {
  const draw = (max?: number) => (now: readonly string[], set: (value: string[]) => void) => (
    <TagsField label="Materials" value={now} onChange={set} max={max} />
  );

  test('are added by Enter, by a comma and on leaving, each once', async () => {
    const value = await hold<readonly string[]>(['silk'], draw());
    const box = screen.getByRole('textbox', { name: 'Materials' });
    await shown.user.type(box, 'wool{Enter}silk{Enter}linen,hemp');
    await shown.user.tab();
    expect(value()).toEqual(['silk', 'wool', 'linen', 'hemp']);
    expect(screen.getByRole('status')).toHaveTextContent('hemp added');
  });

  test('are removed by their button or by Backspace in the empty box, and said', async () => {
    const value = await hold<readonly string[]>(['silk', 'wool', 'linen'], draw());
    await shown.user.click(within(screen.getByRole('list', { name: 'Materials: chosen' })).getByRole('button', { name: 'Remove wool' }));
    await shown.user.type(screen.getByRole('textbox', { name: 'Materials' }), '{Backspace}');
    expect(value()).toEqual(['silk']);
    expect(screen.getByRole('status')).toHaveTextContent('linen removed');
  });

  test('stop at their number', async () => {
    const value = await hold<readonly string[]>(['silk'], draw(2));
    await shown.user.type(screen.getByRole('textbox', { name: 'Materials' }), 'wool,linen,');
    expect(value()).toEqual(['silk', 'wool']);
  });
});

describe('an address', () => {
  const order = (): readonly string[] => screen.getAllByRole('textbox').map((box) => box.id.replace('to-', ''));

  test('stands in the order of its country, and a Japanese postal code fills in the prefecture', async () => {
    const value = await hold({ ...emptyAddress, country: 'US' }, (now, set) => <AddressFields id="to" value={now} onChange={set} />);
    expect(order()).toEqual(['name', 'line1', 'line2', 'city', 'postal', 'phone']);
    await shown.user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Japan');
    expect(order()).toEqual(['name', 'nameKana', 'postal', 'city', 'line1', 'line2', 'phone']);
    await shown.user.type(screen.getByRole('textbox', { name: 'Postal code' }), '604-8141');
    expect(screen.getByRole('combobox', { name: 'Prefecture' })).toHaveDisplayValue('Kyoto');
    expect(value()).toMatchObject({ country: 'JP', postal: '604-8141', region: '京都府' });
  });

  test('of the USA takes the state from the ZIP code and asks for it only where the code does not say it', async () => {
    const value = await hold({ ...emptyAddress, country: 'US' }, (now, set) => <AddressFields id="to" value={now} onChange={set} />);
    const zip = screen.getByRole('textbox', { name: 'Postal code' });
    await shown.user.type(zip, '10013');
    expect(zip).toHaveAccessibleDescription('State: New York');
    expect(value()).toMatchObject({ region: 'NY' });
    expect(screen.queryByRole('combobox', { name: 'State' })).not.toBeInTheDocument();
    await shown.user.clear(zip);
    await shown.user.type(zip, '96910');
    await shown.user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Guam');
    expect(value()).toMatchObject({ postal: '96910', region: 'GU' });
  });

  test('of a country without regions asks for none, and leaves none of another country behind', async () => {
    const value = await hold({ ...emptyAddress, country: 'JP', region: '京都府' }, (now, set) => (
      <AddressFields id="to" value={now} onChange={set} />
    ));
    await shown.user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Germany');
    expect(order()).toEqual(['name', 'line1', 'line2', 'city', 'postal', 'phone']);
    expect(value()).toMatchObject({ country: 'DE', region: '' });
  });

  test('shows what is wrong with a part at that part', async () => {
    await hold(emptyAddress, (now, set) => (
      <AddressFields id="to" value={now} onChange={set} errorOf={(part) => (part === 'city' ? 'Please fill this in.' : undefined)} />
    ));
    expect(screen.getByRole('textbox', { name: 'City' })).toHaveAccessibleDescription('Please fill this in.');
    expect(screen.getByRole('textbox', { name: 'Address' })).not.toHaveAccessibleDescription();
  });
});

test('a text in both languages marks the language of each box', async () => {
  const value = await hold({ en: '', jp: '' }, (now, set) => (
    <LocalTextFields id="story" label="Story" value={now} onChange={set} rows={3} />
  ));
  const japanese = screen.getByRole('textbox', { name: 'Story (Japanese)' });
  expect(japanese).toHaveAttribute('lang', 'ja');
  await shown.user.type(japanese, '藍');
  expect(value()).toEqual({ en: '', jp: '藍' });
});

test('a long list is a plain select until its own control has come, and is narrowed by typing then', async () => {
  const options = ['Tokyo', 'Kyoto', 'Porto'].map((label) => ({ id: label.toLowerCase(), label }));
  const value = await hold<string | null>(null, (now, set) => (
    <ComboboxField id="city" label="City" options={options} value={now} onChange={set} />
  ));
  await screen.findByRole('button', { name: /City/ }, { timeout: 20_000 });
  await shown.user.type(screen.getByRole('combobox', { name: 'City' }), 'Por');
  await shown.user.click(await screen.findByRole('option', { name: 'Porto' }));
  expect(value()).toBe('porto');
});

test('a handle is written as addresses are, and told whether it can be had', async () => {
  const value = await hold('', (now, set) => <HandleField id="handle" prefix="/shop/" value={now} onChange={set} />, 'en', {
    'GET /api/profile/handle-available/:handle': ({ params }) => ({
      available: params.handle === 'ren-house',
      reason: params.handle === 'admin' ? 'reserved' : 'taken',
    }),
  });
  const box = screen.getByRole('textbox', { name: 'Handle' });
  const typed = async (text: string): Promise<void> => {
    await shown.user.clear(box);
    await shown.user.type(box, text);
  };
  await typed('Ren House');
  expect(value()).toBe('ren-house');
  expect(await screen.findByText('Free: your page will be at /shop/ren-house')).toBeInTheDocument();
  await typed('admin');
  expect(await screen.findByText('This word is reserved. Please choose another one.')).toBeInTheDocument();
  await typed('ren');
  expect(await screen.findByText('This handle is taken.')).toBeInTheDocument();
});
