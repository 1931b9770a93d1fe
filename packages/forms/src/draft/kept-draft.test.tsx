import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { signOut } from '@orime/platform';
import type { RenderedScreen } from '@orime/testing';
import { TextField } from '@orime/ui';
import { act, screen, waitFor } from '@testing-library/react';
import { Form } from '../form/form.tsx';
import { useForm } from '../form/use-form.ts';
import { show } from '../test/show.tsx';
import { fitDraft } from './fit-draft.ts';

const KEY = 'orime.draft.usr_1.profile';
const asOwner = { signedIn: { sub: 'usr_1' } };

function ProfileForm() {
  const form = useForm({
    name: 'profile',
    initial: { city: 'Kyoto', password: '' },
    keep: { userId: 'usr_1', omit: ['password'] },
    send: async () => undefined,
  });
  return (
    <Form form={form}>
      <TextField label="City" {...form.text('city')} />
      <TextField label="Password" type="password" {...form.text('password')} />
      <button type="submit">Save</button>
      <p>{form.status}</p>
    </Form>
  );
}

let shown: RenderedScreen;
beforeEach(() => localStorage.clear());
afterEach(() => shown.close());
const city = (): HTMLElement => screen.getByRole('textbox', { name: 'City' });

test('what is typed is kept without its secrets, and back at the next opening until it is sent', async () => {
  shown = await show(ProfileForm);
  await shown.user.clear(city());
  await shown.user.type(city(), 'Nara');
  await shown.user.type(screen.getByLabelText('Password'), 'orime');
  await waitFor(() => expect(JSON.parse(localStorage.getItem(KEY) ?? 'null')).toEqual({ city: 'Nara' }));
  shown.close();

  shown = await show(ProfileForm);
  expect(await screen.findByText('What you had typed before is back.')).toBeInTheDocument();
  expect(city()).toHaveValue('Nara');
  await shown.user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('sent');
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(screen.queryByText('What you had typed before is back.')).not.toBeInTheDocument();
});

test('what was typed a moment before the form is left is kept, too', async () => {
  shown = await show(ProfileForm, asOwner);
  await shown.user.type(city(), '!');
  shown.close();
  expect(JSON.parse(localStorage.getItem(KEY) ?? 'null')).toEqual({ city: 'Kyoto!' });
});

test('so is what was typed a moment before the page is left', async () => {
  shown = await show(ProfileForm, asOwner);
  await shown.user.type(city(), '!');
  window.dispatchEvent(new Event('pagehide'));
  expect(JSON.parse(localStorage.getItem(KEY) ?? 'null')).toEqual({ city: 'Kyoto!' });
});

test('a form that is sent or started over and left at once leaves nothing behind', async () => {
  shown = await show(ProfileForm, asOwner);
  await shown.user.type(city(), '!');
  await shown.user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('sent');
  shown.close();
  expect(localStorage.getItem(KEY)).toBeNull();

  localStorage.setItem(KEY, JSON.stringify({ city: 'Nara' }));
  shown = await show(ProfileForm, asOwner);
  await screen.findByText('What you had typed before is back.');
  await shown.user.type(city(), '!');
  await shown.user.click(screen.getByRole('button', { name: 'Start over' }));
  shown.close();
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('signing out with words that were just typed leaves nothing of them', async () => {
  shown = await show(ProfileForm, asOwner);
  await shown.user.type(city(), '!');
  act(() => signOut());
  window.dispatchEvent(new Event('pagehide'));
  shown.close();
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('starting over forgets it', async () => {
  localStorage.setItem(KEY, JSON.stringify({ city: 'Nara' }));
  shown = await show(ProfileForm);
  await shown.user.click(await screen.findByRole('button', { name: 'Start over' }));
  expect(city()).toHaveValue('Kyoto');
  expect(localStorage.getItem(KEY)).toBeNull();
});

test.each(['not json', '[1]', 'null'])('a storage that holds %s keeps nothing', async (text) => {
  localStorage.setItem(KEY, text);
  shown = await show(ProfileForm);
  expect(city()).toHaveValue('Kyoto');
});

test('what has become something else since has its first value', () => {
  const initial = { city: 'Kyoto', tags: ['silk'], story: { en: '', jp: '' }, minimum: 5, cover: null };
  const kept = { city: 7, tags: 'hemp', story: { en: 'By the sea', jp: 1 }, minimum: null, cover: { id: 'fil_1' }, gone: true };
  expect(fitDraft<object>(initial, kept)).toEqual({
    ...initial,
    story: { en: 'By the sea', jp: '' },
    minimum: null,
    cover: { id: 'fil_1' },
  });
});

test('the work of others in this browser goes', async () => {
  localStorage.setItem('orime.draft.usr_2.profile', '{"city":"Osaka"}');
  localStorage.setItem('orime.draft.visitor.contact', '{"text":"Hello"}');
  shown = await show(ProfileForm);
  expect(Object.keys(localStorage)).toEqual(['orime.draft.visitor.contact']);
});
