import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { useFormErrors } from '../lib/form-errors.ts';
import { expectAccessible } from '../testing/axe.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { TextField } from './TextField.tsx';

beforeEach(() => {
  document.title = 'Songs · Rondo';
});

/** Each name is required. */
function AnyForm({ names }: { names: readonly string[] }) {
  const [values, setValues] = useState<Record<string, string>>({});
  const missing = names.filter((name) => !values[name]).map((field) => ({ field, code: 'REQUIRED' }));
  const [form, errors] = useFormErrors(missing);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        errors.attempt();
      }}
    >
      <ErrorSummary form={errors.element} />
      {names.map((name) => (
        <TextField
          key={name}
          label={name}
          required
          error={errors.at(name) && 'This field is required'}
          onChange={({ currentTarget: { value } }) => setValues((before) => ({ ...before, [name]: value }))}
        />
      ))}
      <button type="submit">Send</button>
    </form>
  );
}

const summary = () => screen.queryByRole('group', { name: /answers need fixing$/ });

test('several errors: the focus goes to a summary that leads to each answer, and goes as they are fixed', async () => {
  const user = userEvent.setup();
  render(<AnyForm names={['Song', 'Artist', 'Link']} />);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(summary()).toHaveFocus());
  expect(summary()).toHaveAccessibleName('3 answers need fixing');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Song: This field is required',
    'Artist: This field is required',
    'Link: This field is required',
  ]);
  expect(document.title).toBe('Error: Songs · Rondo');
  await expectAccessible();
  await user.click(screen.getByRole('link', { name: /^Artist/ }));
  expect(screen.getByRole('textbox', { name: 'Artist' })).toHaveFocus();
  await user.keyboard('Pell');
  await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(2));
  await user.type(screen.getByRole('textbox', { name: 'Song' }), 'Ferry');
  await user.type(screen.getByRole('textbox', { name: 'Link' }), 'x');
  await waitFor(() => expect(document.title).toBe('Songs · Rondo'));
  expect(summary()).toBeNull();
});

test('a single error has the focus itself, and the title says it too', async () => {
  const user = userEvent.setup();
  render(<AnyForm names={['Song']} />);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByRole('textbox', { name: 'Song' })).toHaveFocus();
  expect(summary()).toBeNull();
  await waitFor(() => expect(document.title).toBe('Error: Songs · Rondo'));
});
