import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { api } from '@orime/platform';
import { fail, unlisted } from '@orime/testing';
import type { ApiHandlers, RenderedScreen } from '@orime/testing';
import { Button, Checkbox, TextField } from '@orime/ui';
import { act, screen, waitFor } from '@testing-library/react';
import { Type } from 'typebox';
import { LocalTextFields } from '../fields/local-text-fields.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { show } from '../test/show.tsx';
import type { FormOptions } from './form-options.ts';
import { Form } from './form.tsx';
import { useForm } from './use-form.ts';

const body = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 10 }),
  handle: Type.String({ pattern: '^[a-z]{3,}$' }),
  minimum: Type.Integer({ minimum: 1 }),
  address: Type.Object({ city: Type.String({ minLength: 1 }) }),
  news: Type.Boolean(),
});
const initial = { name: '', handle: 'ito', minimum: 5 as number | null, city: 'Kyoto', news: false };
type Draft = typeof initial;
type Body = { readonly name: string };

function ShopForm(options: Partial<FormOptions<Draft, Body, unknown>>) {
  const form = useForm<Draft, Body>({
    name: 'shop',
    initial,
    schema: async () => body,
    toBody: ({ city, ...rest }) => ({ ...rest, address: { city } }),
    aliases: { 'address.city': 'city' },
    send: (input, { idempotencyKey }) => api.post('/api/shop', input, { idempotencyKey }),
    ...options,
  });
  return (
    <Form form={form}>
      <TextField label="Name" {...form.text('name')} />
      <TextField label="Handle" {...form.text('handle')} />
      <NumberField label="Minimum" {...form.value('minimum')} />
      <TextField label="City" {...form.text('city')} />
      <Checkbox label="News" {...form.ticked('news')} />
      <Button type="submit" busy={form.isBusy}>
        Save
      </Button>
      <p>{form.status}</p>
      <a href="/elsewhere">Away</a>
    </Form>
  );
}

let shown: RenderedScreen;
const open = async (handlers: ApiHandlers = {}, options: Partial<FormOptions<Draft, Body, unknown>> = {}, language: 'en' | 'jp' = 'en') =>
  (shown = await show(() => <ShopForm {...options} />, { api: handlers, language }));
const save = (): Promise<void> => shown.user.click(screen.getByRole('button', { name: 'Save' }));
const field = (name: string): HTMLElement => screen.getByRole('textbox', { name });
const keys = (): readonly (string | null)[] => shown.api.calls.map(({ headers }) => headers.get('idempotency-key'));
afterEach(() => {
  shown.close();
  localStorage.clear();
});

describe('what is wrong', () => {
  test('is found by the contract, said at each field and listed above them, where the reader is taken', async () => {
    await open(unlisted({ 'POST /api/shop': () => ({}) }));
    await shown.user.type(field('Name'), '   ');
    await shown.user.clear(field('Handle'));
    await shown.user.clear(field('City'));
    await shown.user.clear(field('Minimum'));
    await shown.user.type(field('Minimum'), '0');
    await save();
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    const links = [...summary.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Name: Please fill this in.', '#shop-name'],
      ['Handle: Please fill this in.', '#shop-handle'],
      ['Minimum: The least possible value is 1.', '#shop-minimum'],
      ['City: Please fill this in.', '#shop-city'],
    ]);
    expect(field('Name')).toBeInvalid();
    expect(field('Minimum')).toHaveAccessibleDescription('The least possible value is 1.');
    expect(shown.api.calls).toHaveLength(0);
    await shown.user.click(screen.getByRole('link', { name: 'City: Please fill this in.' }));
    expect(field('City')).toHaveFocus();
  });

  test('goes away while it is being corrected', async () => {
    await open();
    await save();
    await screen.findByRole('alert');
    await shown.user.type(field('Name'), 'Ito');
    await waitFor(() => expect(field('Name')).toBeValid());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('is said in Japanese, and in words of the form where it has some', async () => {
    await open({}, { say: (name) => (name === 'handle' ? 'ハンドルは英小文字で入力してください。' : undefined) }, 'jp');
    await shown.user.type(field('Handle'), '!');
    await save();
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent('入力してください。');
    expect(field('Handle')).toHaveAccessibleDescription('ハンドルは英小文字で入力してください。');
  });

  test('may be a rule of the form itself', async () => {
    await open({}, { check: ({ news }) => (news ? [] : [{ field: 'news', problem: { kind: 'required' } }]) });
    await shown.user.type(field('Name'), 'Ito');
    await save();
    expect(await screen.findByRole('checkbox', { name: 'News' })).toBeInvalid();
  });

  test('of a group as a whole is said at its first part', async () => {
    function StoryForm() {
      const form = useForm({
        name: 'story',
        initial: { story: { en: '', jp: '' } },
        send: () => api.post('/api/shop', {}),
      });
      return (
        <Form form={form}>
          <LocalTextFields label="Story" {...form.group('story')} />
          <Button type="submit">Save</Button>
        </Form>
      );
    }
    const refusal = { status: 400, code: 'validation', fields: { story: 'is too dull' } } as const;
    shown = await show(StoryForm, { api: unlisted({ 'POST /api/shop': () => fail(refusal) }) });
    await save();
    await shown.user.click(await screen.findByRole('link', { name: 'Story (English): Please check this entry.' }));
    expect(field('Story (English)')).toHaveFocus();
    expect(field('Story (English)')).toBeInvalid();
    expect(field('Story (Japanese)')).toBeValid();
  });

  test.each([
    ['validation', 400, { 'address.city': 'must not be empty' }, 'City', 'Please check this entry.'],
    // Other codes say more; the fake api's sentence is its code.
    ['handle_taken', 409, { handle: 'is taken' }, 'Handle', 'handle_taken'],
  ] as const)('is what the api refuses (%s), at the field it names', async (code, status, fields, name, text) => {
    await open(unlisted({ 'POST /api/shop': () => fail({ status, code, fields }) }));
    await shown.user.type(field('Name'), 'Ito');
    await save();
    await waitFor(() => expect(field(name)).toBeInvalid());
    expect(await screen.findByRole('alert')).toHaveFocus();
    expect(field(name)).toHaveAccessibleDescription(text);
  });
});

describe('sending', () => {
  test('happens once for a double press also where the same may be sent again, which it may a moment later', async () => {
    // The clock stands still, so that two presses are close to each other on any machine.
    const clock = jest.spyOn(performance, 'now').mockReturnValue(10_000);
    await open(unlisted({ 'POST /api/shop': () => ({}) }), { repeats: true });
    await shown.user.type(field('Name'), 'Ito');
    await save();
    await screen.findByText('sent');
    await save();
    expect(shown.api.calls).toHaveLength(1);
    clock.mockReturnValue(10_750);
    await save();
    await waitFor(() => expect(shown.api.calls).toHaveLength(2));
    clock.mockRestore();
  });

  test('happens once for a double press, with what was typed', async () => {
    await open(unlisted({ 'POST /api/shop': () => new Promise((done) => setTimeout(() => done({}), 30)) }));
    await shown.user.type(field('Name'), 'Ito');
    await shown.user.click(screen.getByRole('checkbox', { name: 'News' }));
    await shown.user.dblClick(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('sent');
    expect(shown.api.calls.map((call) => call.body)).toEqual([
      { name: 'Ito', handle: 'ito', minimum: 5, address: { city: 'Kyoto' }, news: true },
    ]);
  });

  test('keeps its key over failed tries, and takes a new one for what was changed after success', async () => {
    let isUp = false;
    await open(unlisted({ 'POST /api/shop': () => (isUp ? {} : fail({ status: 503, code: 'unavailable' })) }));
    await shown.user.type(field('Name'), 'Ito');
    await save();
    await screen.findByRole('alert');
    isUp = true;
    await save();
    await screen.findByText('sent');
    // What was sent and has not changed is not sent again.
    await save();
    expect(shown.api.calls).toHaveLength(2);
    await shown.user.type(field('Name'), '!');
    await save();
    await waitFor(() => expect(shown.api.calls).toHaveLength(3));
    const [first, second, third] = keys();
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test('takes another key for what was corrected after a lost answer, which the api may have kept under the first one', async () => {
    await open(unlisted({ 'POST /api/shop': () => fail({ status: 503, code: 'unavailable' }) }));
    await shown.user.type(field('Name'), 'Ito');
    await save();
    await screen.findByRole('alert');
    await shown.user.type(field('Name'), '!');
    await save();
    await waitFor(() => expect(keys()).toHaveLength(2));
    expect(keys()[1]).not.toBe(keys()[0]);
  });

  test('waits for a connection, and goes out by itself when it is back', async () => {
    let isUp = false;
    await open(unlisted({ 'POST /api/shop': () => (isUp ? {} : Promise.reject(new TypeError('Failed to fetch'))) }));
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isUp });
    await shown.user.type(field('Name'), 'Ito');
    await save();
    expect(await screen.findByText(/You are offline/)).toBeInTheDocument();
    isUp = true;
    act(() => void window.dispatchEvent(new Event('online')));
    await screen.findByText('sent');
    const [first, second] = keys();
    expect(second).toBe(first);
    Reflect.deleteProperty(navigator, 'onLine');
  });

  test('tells what became of it when it failed as a whole', async () => {
    await open(unlisted({ 'POST /api/shop': () => fail({ status: 500, code: 'internal' }) }));
    await shown.user.type(field('Name'), 'Ito');
    await save();
    const said = await screen.findByRole('alert');
    expect(said).toHaveTextContent('internal');
    expect(said.parentElement).toHaveFocus();
    await shown.user.type(field('Name'), '!');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
